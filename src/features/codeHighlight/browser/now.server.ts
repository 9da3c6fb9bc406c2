export {highlight as highlightNow} from './highlight';
