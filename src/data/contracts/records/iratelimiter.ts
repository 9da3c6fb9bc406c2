// Written by scripts/import-contract-facts.ts: do not edit.
import type {ContractRecord, Declaration} from '../types';

const v60: Declaration = {
  source: 'contracts/contracts/interfaces/IRateLimiter.sol',
  kind: 'interface',
  events: [
    {
      name: 'RateLimitInitialized',
      params: [
        {name: 'periodInSeconds', type: 'uint256'},
        {name: 'limitInWei', type: 'uint256'},
        {name: 'currentPeriodEnd', type: 'uint256'},
      ],
      signature: 'RateLimitInitialized(uint256,uint256,uint256)',
      topic0: '0x8f805c372b66240792580418b7328c0c554ae235f0932475c51b026887fe26a9',
    },
    {
      name: 'AmountUsedInPeriodReset',
      params: [{name: 'resettingAddress', type: 'address', indexed: true}],
      signature: 'AmountUsedInPeriodReset(address)',
      topic0: '0xba88c025b0cbb77022c0c487beef24f759f1e4be2f51a205bc427cee19c2eaa6',
    },
    {
      name: 'LimitAmountChanged',
      params: [
        {name: 'amountChangeBy', type: 'address', indexed: true},
        {name: 'amount', type: 'uint256'},
        {name: 'amountUsedLoweredToLimit', type: 'bool'},
        {name: 'usedAmountResetToZero', type: 'bool'},
      ],
      signature: 'LimitAmountChanged(address,uint256,bool,bool)',
      topic0: '0xbc3dc0cb5c15c51c81316450d44048838bb478b9809447d01c766a06f3e9f2c8',
    },
  ],
  errors: [
    {name: 'RateLimitExceeded', params: [], signature: 'RateLimitExceeded()', selector: '0xa74c1c5f'},
    {name: 'PeriodIsZero', params: [], signature: 'PeriodIsZero()', selector: '0xb5ed5a3b'},
    {name: 'LimitIsZero', params: [], signature: 'LimitIsZero()', selector: '0xd10d72bb'},
  ],
  functions: [
    {
      name: 'resetRateLimitAmount',
      params: [{name: '_amount', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'resetRateLimitAmount(uint256)',
      selector: '0x557eac73',
    },
    {
      name: 'resetAmountUsedInPeriod',
      params: [],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'resetAmountUsedInPeriod()',
      selector: '0xaea4f745',
    },
  ],
  answersTo: {
    functions: ['resetAmountUsedInPeriod', 'resetRateLimitAmount'],
    events: ['AmountUsedInPeriodReset', 'LimitAmountChanged', 'RateLimitInitialized'],
    errors: ['LimitIsZero', 'PeriodIsZero', 'RateLimitExceeded'],
  },
};

const v71: Declaration = {
  source: 'contracts/src/security/limiting/interfaces/IRateLimiter.sol',
  kind: 'interface',
  events: [
    {
      name: 'RateLimitInitialized',
      params: [
        {name: 'periodInSeconds', type: 'uint256'},
        {name: 'limitInWei', type: 'uint256'},
        {name: 'currentPeriodEnd', type: 'uint256'},
      ],
      signature: 'RateLimitInitialized(uint256,uint256,uint256)',
      topic0: '0x8f805c372b66240792580418b7328c0c554ae235f0932475c51b026887fe26a9',
    },
    {
      name: 'AmountUsedInPeriodReset',
      params: [{name: 'resettingAddress', type: 'address', indexed: true}],
      signature: 'AmountUsedInPeriodReset(address)',
      topic0: '0xba88c025b0cbb77022c0c487beef24f759f1e4be2f51a205bc427cee19c2eaa6',
    },
    {
      name: 'LimitAmountChanged',
      params: [
        {name: 'amountChangeBy', type: 'address', indexed: true},
        {name: 'amount', type: 'uint256'},
        {name: 'amountUsedLoweredToLimit', type: 'bool'},
        {name: 'usedAmountResetToZero', type: 'bool'},
      ],
      signature: 'LimitAmountChanged(address,uint256,bool,bool)',
      topic0: '0xbc3dc0cb5c15c51c81316450d44048838bb478b9809447d01c766a06f3e9f2c8',
    },
  ],
  errors: [
    {name: 'RateLimitExceeded', params: [], signature: 'RateLimitExceeded()', selector: '0xa74c1c5f'},
    {name: 'PeriodIsZero', params: [], signature: 'PeriodIsZero()', selector: '0xb5ed5a3b'},
    {name: 'LimitIsZero', params: [], signature: 'LimitIsZero()', selector: '0xd10d72bb'},
  ],
  functions: [
    {
      name: 'resetRateLimitAmount',
      params: [{name: '_amount', type: 'uint256'}],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'resetRateLimitAmount(uint256)',
      selector: '0x557eac73',
    },
    {
      name: 'resetAmountUsedInPeriod',
      params: [],
      visibility: 'external',
      mutability: 'nonpayable',
      signature: 'resetAmountUsedInPeriod()',
      selector: '0xaea4f745',
    },
  ],
  answersTo: {
    functions: ['resetAmountUsedInPeriod', 'resetRateLimitAmount'],
    events: ['AmountUsedInPeriodReset', 'LimitAmountChanged', 'RateLimitInitialized'],
    errors: ['LimitIsZero', 'PeriodIsZero', 'RateLimitExceeded'],
  },
};

export const iratelimiter: ContractRecord = {
  name: 'IRateLimiter',
  route: '/api/linea-smart-contracts/interfaces/iratelimiter',
  generations: {'6.0': v60, '7.1': v71, '8.0': v71},
};
