/** The part of the decoder that loads with its first use. */
export {readOwnAbi} from './ownAbi';
export {default as Result} from './Result';
