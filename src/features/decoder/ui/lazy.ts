/** Decoder code that loads on first use. */
export {parseCustomAbi} from '../customAbi';
export {findTransactionHash} from '../hex';
export {default as Result} from './Result';
