// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const IClaimMessageV1: PartRecord = {
  name: 'IClaimMessageV1',
  declaration: {
    source: 'contracts/src/messaging/l1/v1/interfaces/IClaimMessageV1.sol',
    kind: 'interface',
    functions: [
      {
        name: 'claimMessage',
        params: [
          {name: '_from', type: 'address'},
          {name: '_to', type: 'address'},
          {name: '_fee', type: 'uint256'},
          {name: '_value', type: 'uint256'},
          {name: '_feeRecipient', type: 'address payable'},
          {name: '_calldata', type: 'bytes'},
          {name: '_nonce', type: 'uint256'},
        ],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'claimMessage(address,address,uint256,uint256,address,bytes,uint256)',
        selector: '0x491e0936',
      },
    ],
    answersTo: {functions: ['claimMessage'], events: [], errors: []},
  },
};
