// Replaces the original's form, which loses every failure and sends what the schema refuses. It has no fields for a body or a
// key, which no operation of the Token API takes.
export {default} from '@site/src/features/apiReference/browser/RequestForm';
