export {default} from '@site/src/features/contracts/decoder/ui/Decoder';
