// Written by scripts/import-contract-facts.ts: do not edit.
import {bridgedtoken} from './bridgedtoken';
import {callforwardingproxy} from './callforwardingproxy';
import {igenericerrors} from './igenericerrors';
import {il1messagemanager} from './il1messagemanager';
import {il1messagemanagerv1} from './il1messagemanagerv1';
import {il1messageservice} from './il1messageservice';
import {il2messagemanager} from './il2messagemanager';
import {il2messagemanagerv1} from './il2messagemanagerv1';
import {il2messageservicev1} from './il2messageservicev1';
import {ilinearollup} from './ilinearollup';
import {imessageservice} from './imessageservice';
import {ipausemanager} from './ipausemanager';
import {ipermissionsmanager} from './ipermissionsmanager';
import {iplonkverifier} from './iplonkverifier';
import {iratelimiter} from './iratelimiter';
import {itokenbridge} from './itokenbridge';
import {izkevmv2} from './izkevmv2';
import {l1messagemanager} from './l1messagemanager';
import {l1messagemanagerv1} from './l1messagemanagerv1';
import {l1messageservice} from './l1messageservice';
import {l1messageservicev1} from './l1messageservicev1';
import {l2messagemanager} from './l2messagemanager';
import {l2messagemanagerv1} from './l2messagemanagerv1';
import {l2messageservice} from './l2messageservice';
import {l2messageservicepausemanager} from './l2messageservicepausemanager';
import {l2messageservicev1} from './l2messageservicev1';
import {linearollup} from './linearollup';
import {linearolluppausemanager} from './linearolluppausemanager';
import {messagehashing} from './messagehashing';
import {messageservicebase} from './messageservicebase';
import {mimc} from './mimc';
import {pausemanager} from './pausemanager';
import {ratelimiter} from './ratelimiter';
import {sparsemerkleproof} from './sparsemerkleproof';
import {sparsemerkletreeverifier} from './sparsemerkletreeverifier';
import {timelock} from './timelock';
import {tokenbridge} from './tokenbridge';
import {tokenbridgepausemanager} from './tokenbridgepausemanager';
import {transientstoragehelpers} from './transientstoragehelpers';
import {utils} from './utils';
import {zkevmv2} from './zkevmv2';

export const contractRecords = {
  bridgedtoken,
  callforwardingproxy,
  igenericerrors,
  il1messagemanager,
  il1messagemanagerv1,
  il1messageservice,
  il2messagemanager,
  il2messagemanagerv1,
  il2messageservicev1,
  ilinearollup,
  imessageservice,
  ipausemanager,
  ipermissionsmanager,
  iplonkverifier,
  iratelimiter,
  itokenbridge,
  izkevmv2,
  l1messagemanager,
  l1messagemanagerv1,
  l1messageservice,
  l1messageservicev1,
  l2messagemanager,
  l2messagemanagerv1,
  l2messageservice,
  l2messageservicepausemanager,
  l2messageservicev1,
  linearollup,
  linearolluppausemanager,
  messagehashing,
  messageservicebase,
  mimc,
  pausemanager,
  ratelimiter,
  sparsemerkleproof,
  sparsemerkletreeverifier,
  timelock,
  tokenbridge,
  tokenbridgepausemanager,
  transientstoragehelpers,
  utils,
  zkevmv2,
};
