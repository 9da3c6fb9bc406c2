export {default} from '@site/src/features/rpc/browser/RpcEntry';
