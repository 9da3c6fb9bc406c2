/** Lookup code, loaded on the first request. */
export {summarize} from './explain';
export {createRequestSender, lookUp} from './transaction';
export {default as Report} from './Report';
