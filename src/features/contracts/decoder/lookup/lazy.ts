/** Look-up code that loads with the first request. */
export {createAsk} from './ask';
export {summarize} from './explain';
export {lookUp} from './transaction';
export {default as Report} from './Report';
