/** The part of the look-up that loads when an endpoint is asked for the first time. */
export {createAsk} from './ask';
export {summarize} from './explain';
export {lookUp} from './transaction';
export {default as Report} from './Report';
