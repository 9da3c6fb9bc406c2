/** Decoder code that loads on first use. */
export {findTransactionHash} from '../hex';
export {parseAbiInWorker} from './client';
export {default as Result} from './Result';
