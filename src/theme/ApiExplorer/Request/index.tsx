// Replaces the original form, which hides failures and sends invalid requests. Omits fields for a body and an API key, because no operation
// of the Token API accepts them.
export {default} from '@site/src/features/apiReference/browser/RequestForm';
