/** Decoder code that loads on first use. */
export {parseCustomAbi} from '../customAbi';
export {default as Lookup} from '../lookup/Lookup';
export {default as Result} from './Result';
