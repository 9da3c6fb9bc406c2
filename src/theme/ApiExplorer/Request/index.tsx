// Replaces the original form, which hides failures and sends invalid requests. Omits fields for a body and an API key, which no operation
// of the Token API takes.
export {default} from '@site/src/features/apiReference/browser/RequestForm';
