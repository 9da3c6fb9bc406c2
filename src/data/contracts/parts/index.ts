// Written by scripts/import-contract-facts.ts: do not edit.
import {AddressFilter} from './AddressFilter';
import {ClaimMessageV1} from './ClaimMessageV1';
import {Eip4844BlobAcceptor} from './Eip4844BlobAcceptor';
import {ForcedTransactionGateway} from './ForcedTransactionGateway';
import {IAcceptEip4844Blobs} from './IAcceptEip4844Blobs';
import {IAcceptForcedTransactions} from './IAcceptForcedTransactions';
import {IAddressFilter} from './IAddressFilter';
import {IClaimMessageV1} from './IClaimMessageV1';
import {IForcedTransactionGateway} from './IForcedTransactionGateway';
import {ILineaRollupBase} from './ILineaRollupBase';
import {ILineaRollupYieldExtension} from './ILineaRollupYieldExtension';
import {ILivenessRecovery} from './ILivenessRecovery';
import {IProvideShnarf} from './IProvideShnarf';
import {IShnarfDataAcceptorBase} from './IShnarfDataAcceptorBase';
import {L1MessageServiceBase} from './L1MessageServiceBase';
import {L2MessageServiceBase} from './L2MessageServiceBase';
import {LineaRollupBase} from './LineaRollupBase';
import {LineaRollupYieldExtension} from './LineaRollupYieldExtension';
import {LivenessRecovery} from './LivenessRecovery';
import {LocalShnarfProvider} from './LocalShnarfProvider';
import {PermissionsManager} from './PermissionsManager';
import {ShnarfDataAcceptorBase} from './ShnarfDataAcceptorBase';
import {TokenBridgeBase} from './TokenBridgeBase';

export const partRecords = {
  AddressFilter,
  ClaimMessageV1,
  Eip4844BlobAcceptor,
  ForcedTransactionGateway,
  IAcceptEip4844Blobs,
  IAcceptForcedTransactions,
  IAddressFilter,
  IClaimMessageV1,
  IForcedTransactionGateway,
  ILineaRollupBase,
  ILineaRollupYieldExtension,
  ILivenessRecovery,
  IProvideShnarf,
  IShnarfDataAcceptorBase,
  L1MessageServiceBase,
  L2MessageServiceBase,
  LineaRollupBase,
  LineaRollupYieldExtension,
  LivenessRecovery,
  LocalShnarfProvider,
  PermissionsManager,
  ShnarfDataAcceptorBase,
  TokenBridgeBase,
};
