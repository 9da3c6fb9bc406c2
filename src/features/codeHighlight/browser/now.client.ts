export {plain as highlightNow} from './lines';
