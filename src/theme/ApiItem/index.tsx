// Replaces the original, which draws parameters and answers in the browser only.
export {default} from '@site/src/features/apiReference/browser/ApiItem';
