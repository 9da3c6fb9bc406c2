// Replaces the original, which only checks that the field is not empty, and does not encode path values.
export {default} from '@site/src/features/apiReference/browser/ParameterInput';
