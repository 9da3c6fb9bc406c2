/** The part of the look-up that loads when an endpoint is asked for the first time. */
export {summarize} from './explain';
export {createAsk, lookUp} from './transaction';
export {default as Report} from './Report';
