// What the search needs from its first use on, as one file.
export {find, load} from './client';
export {forgetReload} from './outdated';
export {default as Suggestions} from './Suggestions';
