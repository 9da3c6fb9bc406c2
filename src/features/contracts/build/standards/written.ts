/** Members whose ABI is in no package on npm, or in none that is right. */
interface WrittenSource {
  readonly about: string;
  /** Where the declarations stand. */
  readonly source: string;
  readonly contracts: Readonly<Record<string, readonly string[]>>;
}

const details = '(address token, uint160 amount, uint48 expiration, uint48 nonce)';
const single = '((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit';
const batch = '((address token, uint256 amount)[] permitted, uint256 nonce, uint256 deadline) permit';
const transfer = '(address to, uint256 requestedAmount) transferDetails';
const transfers = '(address to, uint256 requestedAmount)[] transferDetails';

export const written: readonly WrittenSource[] = [
  {
    about: 'Permit2 of Uniswap',
    // The ABI in @uniswap/permit2-sdk 1.4.0 is that of an earlier version, with other errors and another order of arguments.
    source: 'github.com/Uniswap/permit2, src/interfaces and src/PermitErrors.sol as deployed (MIT)',
    contracts: {
      Permit2: [
        'error AllowanceExpired(uint256 deadline)',
        'error ExcessiveInvalidation()',
        'error InsufficientAllowance(uint256 amount)',
        'error InvalidAmount(uint256 maxAmount)',
        'error InvalidContractSignature()',
        'error InvalidNonce()',
        'error InvalidSignature()',
        'error InvalidSignatureLength()',
        'error InvalidSigner()',
        'error LengthMismatch()',
        'error SignatureExpired(uint256 signatureDeadline)',
        'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
        'event Lockdown(address indexed owner, address token, address spender)',
        'event NonceInvalidation(address indexed owner, address indexed token, address indexed spender, uint48 newNonce, uint48 oldNonce)',
        'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
        'event UnorderedNonceInvalidation(address indexed owner, uint256 word, uint256 mask)',
        'function allowance(address user, address token, address spender)',
        'function approve(address token, address spender, uint160 amount, uint48 expiration)',
        'function invalidateNonces(address token, address spender, uint48 newNonce)',
        'function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)',
        'function lockdown((address token, address spender)[] approvals)',
        'function nonceBitmap(address owner, uint256 wordPos)',
        `function permit(address owner, (${details}[] details, address spender, uint256 sigDeadline) permitBatch, bytes signature)`,
        `function permit(address owner, (${details} details, address spender, uint256 sigDeadline) permitSingle, bytes signature)`,
        `function permitTransferFrom(${single}, ${transfer}, address owner, bytes signature)`,
        `function permitTransferFrom(${batch}, ${transfers}, address owner, bytes signature)`,
        `function permitWitnessTransferFrom(${single}, ${transfer}, address owner, bytes32 witness, string witnessTypeString, bytes signature)`,
        `function permitWitnessTransferFrom(${batch}, ${transfers}, address owner, bytes32 witness, string witnessTypeString, bytes signature)`,
        'function transferFrom(address from, address to, uint160 amount, address token)',
        'function transferFrom((address from, address to, uint160 amount, address token)[] transferDetails)',
      ],
    },
  },
  {
    about: 'many calls in one',
    // viem's own multicall3Abi has three of its functions.
    source: 'github.com/mds1/multicall3, src/Multicall3.sol (MIT)',
    contracts: {
      Multicall3: [
        'function aggregate((address target, bytes callData)[] calls)',
        'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
        'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
        'function blockAndAggregate((address target, bytes callData)[] calls)',
        'function getBasefee()',
        'function getBlockHash(uint256 blockNumber)',
        'function getBlockNumber()',
        'function getChainId()',
        'function getCurrentBlockTimestamp()',
        'function getEthBalance(address addr)',
        'function tryAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
        'function tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls)',
      ],
    },
  },
  {
    about: 'the account of the ERC-4337 reference implementation; many accounts share these functions',
    source: 'github.com/eth-infinitism/account-abstraction, SimpleAccount.sol and BaseAccount.sol (interfaces only)',
    contracts: {
      SimpleAccount: [
        'error NotEntryPoint(address msgSender, address entity, address entryPoint)',
        'error NotOwner(address msgSender, address entity, address owner)',
        'error NotOwnerOrEntryPoint(address msgSender, address entity, address entryPoint, address owner)',
        'error ExecuteError(uint256 index, bytes error)',
        'event SimpleAccountInitialized(address indexed entryPoint, address indexed owner)',
        'function addDeposit()',
        'function createAccount(address owner, uint256 salt)',
        'function execute(address dest, uint256 value, bytes func)',
        'function executeBatch(address[] dest, bytes[] func)',
        'function executeBatch(address[] dest, uint256[] value, bytes[] func)',
        'function executeBatch((address target, uint256 value, bytes data)[] calls)',
        'function initialize(address anOwner)',
        'function withdrawDepositTo(address withdrawAddress, uint256 amount)',
      ],
    },
  },
  {
    about: 'wrapped ether',
    source: 'WETH9, as verified at every deployment of it (interface only)',
    contracts: {
      WETH9: [
        'event Deposit(address indexed dst, uint256 wad)',
        'event Withdrawal(address indexed src, uint256 wad)',
        'function deposit()',
        'function withdraw(uint256 wad)',
      ],
    },
  },
];
