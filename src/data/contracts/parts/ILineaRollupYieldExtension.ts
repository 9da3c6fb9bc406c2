// Written by scripts/import-contract-facts.ts: do not edit.
import type {PartRecord} from '../types';

export const ILineaRollupYieldExtension: PartRecord = {
  name: 'ILineaRollupYieldExtension',
  declaration: {
    source: 'contracts/src/yield/interfaces/ILineaRollupYieldExtension.sol',
    kind: 'interface',
    events: [
      {
        name: 'FundingReceived',
        params: [{name: 'amount', type: 'uint256'}],
        signature: 'FundingReceived(uint256)',
        topic0: '0xe455499c2acd509bdadebaf5a8fd54c083da31dbe98e785f2a72cdff04e32e00',
      },
      {
        name: 'YieldManagerChanged',
        params: [{name: 'oldYieldManagerAddress', type: 'address'}, {name: 'newYieldManagerAddress', type: 'address'}],
        signature: 'YieldManagerChanged(address,address)',
        topic0: '0xeb44f28f73dc4d72ac2ee43ebf59a1e0c84c11c4d614746c0dc99d9071abd8f9',
      },
    ],
    errors: [
      {
        name: 'CallerIsNotYieldManager',
        params: [],
        signature: 'CallerIsNotYieldManager()',
        selector: '0xa1cfbf59',
      },
      {
        name: 'LSTWithdrawalRequiresDeficit',
        params: [],
        signature: 'LSTWithdrawalRequiresDeficit()',
        selector: '0x62d5cfe0',
      },
      {
        name: 'CallerNotLSTWithdrawalRecipient',
        params: [],
        signature: 'CallerNotLSTWithdrawalRecipient()',
        selector: '0x0a5c9f35',
      },
    ],
    functions: [
      {
        name: 'reportNativeYield',
        params: [{name: '_amount', type: 'uint256'}, {name: '_l2YieldRecipient', type: 'address'}],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'reportNativeYield(uint256,address)',
        selector: '0x4bb97413',
      },
      {
        name: 'claimMessageWithProofAndWithdrawLST',
        params: [
          {name: '_params', type: 'IL1MessageService.ClaimMessageWithProofParams'},
          {name: '_yieldProvider', type: 'address'},
        ],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'claimMessageWithProofAndWithdrawLST((bytes32[],uint256,uint32,address,address,uint256,uint256,address,bytes32,bytes),address)',
        selector: '0x6b783172',
      },
      {
        name: 'isWithdrawLSTAllowed',
        params: [],
        visibility: 'external',
        mutability: 'view',
        signature: 'isWithdrawLSTAllowed()',
        selector: '0x2fe35274',
        returns: [{name: '', type: 'bool'}],
      },
      {
        name: 'transferFundsForNativeYield',
        params: [{name: '_amount', type: 'uint256'}],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'transferFundsForNativeYield(uint256)',
        selector: '0xe66c2a93',
      },
      {
        name: 'fund',
        params: [],
        visibility: 'external',
        mutability: 'payable',
        signature: 'fund()',
        selector: '0xb60d4288',
      },
      {
        name: 'setYieldManager',
        params: [{name: '_newYieldManager', type: 'address'}],
        visibility: 'external',
        mutability: 'nonpayable',
        signature: 'setYieldManager(address)',
        selector: '0x74ce962c',
      },
    ],
    answersTo: {
      functions: [
        'claimMessageWithProofAndWithdrawLST', 'fund', 'isWithdrawLSTAllowed', 'reportNativeYield',
        'setYieldManager', 'transferFundsForNativeYield',
      ],
      events: ['FundingReceived', 'YieldManagerChanged'],
      errors: ['CallerIsNotYieldManager', 'CallerNotLSTWithdrawalRecipient', 'LSTWithdrawalRequiresDeficit'],
    },
  },
};
