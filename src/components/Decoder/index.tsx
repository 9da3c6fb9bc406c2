export {default} from '@site/src/features/contracts/browser/decoder';
