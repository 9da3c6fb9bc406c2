/** Lookup code, loaded on the first request. */
export {summarize} from './explain';
export {createAsk, lookUp} from './transaction';
export {default as Report} from './Report';
