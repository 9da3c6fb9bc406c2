// Replaces the original: it checks nothing but emptiness, and puts a path value into the URL as it was typed.
export {default} from '@site/src/features/apiReference/browser/ParameterInput';
