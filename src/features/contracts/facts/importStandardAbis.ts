/**
 * Imports ABIs of third-party contracts from npm packages: `npm run standards`.
 *
 * In standardAbis.json, replaces the groups for the packages below, matched by `about`. Keeps all other groups, which are
 * maintained manually from the sources that they list.
 */
import {execFileSync} from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {formatAbiItem} from 'abitype';
import {parseCustomAbi} from '../../decoder/customAbi';
import type {AbiMember} from '../../decoder/signatures';

interface AbiPackage {
  /** Describes the contracts to readers. */
  readonly about: string;
  /** Package name and exact version. */
  readonly name: string;
  /** Matches ABI, artifact or Solidity files that are named after their contract. */
  readonly files: RegExp;
  /** Matches contracts whose full ABI is imported; for all other contracts, only errors are imported. */
  readonly completeContracts?: RegExp;
  readonly label?: (contract: string) => string;
}

/** Names an interface after its standard or contract: `ERC-20`, `AccessControl`. */
function labelOpenZeppelin(contract: string): string {
  if (contract === 'IERC20Permit') return 'ERC-2612';
  return contract
    .replace(/^IERC(\d+)Errors$/, 'ERC-6093 for ERC-$1')
    .replace(/^IERC(\d+)(?:\D.*)?$/, 'ERC-$1')
    .replace(/^I(?=[A-Z][a-z])/, '');
}

/** One entry per package. A pattern that matches no file is not an error, so check the printed counts. */
const packages: readonly AbiPackage[] = [
  {
    about: 'OpenZeppelin Contracts 5',
    name: '@openzeppelin/contracts@5.7.0',
    // The EntryPoint itself is in a manually maintained group.
    files: /^build\/contracts\/(?!I?EntryPoint)\w+\.json$/,
    completeContracts: new RegExp(
      `^(?:${[
        'IERC20Metadata',
        'ERC20(?:Permit|Burnable|Capped|Votes|FlashMint)',
        'ERC4626',
        'IERC1363',
        'ERC721(?:Burnable|Enumerable|URIStorage)?',
        'IERC721Receiver',
        'IERC4906',
        'ERC1155(?:Burnable|Supply)?',
        'IERC1155Receiver',
        'IERC2981',
        'IERC1271',
        'IERC5267',
        'Ownable2Step',
        'AccessControl(?:DefaultAdminRules|Enumerable)',
        'AccessManage[dr]',
        'Pausable',
        'Initializable',
        'UUPSUpgradeable',
        'ProxyAdmin',
        'ITransparentUpgradeableProxy',
        'UpgradeableBeacon',
        'TimelockController',
        'GovernorVotesQuorumFraction',
        'GovernorTimelockControl',
        'Votes',
        'VestingWallet',
        'Multicall',
        'ERC2771Forwarder',
        'AccountERC7579',
        'IERC3156FlashBorrower',
      ].join('|')})$`,
    ),
    label: labelOpenZeppelin,
  },
  {
    about: 'OpenZeppelin Contracts 5.0, since removed',
    name: '@openzeppelin/contracts@5.0.2',
    files: /^build\/contracts\/\w+\.json$/,
    label: labelOpenZeppelin,
  },
  {
    about: 'the multi-signature wallet',
    name: '@safe-global/safe-deployments@1.37.56',
    files:
      /^dist\/assets\/v1\.(?:3\.0|4\.1|5\.0)\/(?:safe_l2|gnosis_safe|gnosis_safe_l2|safe_proxy_factory|proxy_factory|multi_send|sign_message_lib|create_call)\.json$/,
    completeContracts: /./,
    label: (file) =>
      ({
        proxy_factory: 'SafeProxyFactory',
        safe_proxy_factory: 'SafeProxyFactory',
        multi_send: 'MultiSend',
        sign_message_lib: 'SignMessageLib',
        create_call: 'CreateCall',
      })[file] ?? 'Safe',
  },
  {
    about: 'Uniswap',
    name: '@uniswap/universal-router@2.1.0',
    files: /^artifacts\/contracts\/(?!test)\S+\.json$/,
    completeContracts: /^UniversalRouter$/,
    label: () => 'UniversalRouter',
  },
  {
    about: 'Uniswap V3',
    name: '@uniswap/v3-core@1.0.1',
    files: /^artifacts\/contracts\/UniswapV3(?:Pool|Factory)\.sol\/\w+\.json$/,
    completeContracts: /./,
  },
  {
    about: 'Uniswap V3 periphery',
    name: '@uniswap/v3-periphery@1.4.4',
    files: /\/(?:SwapRouter|NonfungiblePositionManager|QuoterV2)\.json$/,
    completeContracts: /./,
  },
  {
    about: 'Uniswap V4',
    name: '@uniswap/v4-core@1.0.2',
    files: /^out\/PoolManager\.sol\/PoolManager\.json$/,
    completeContracts: /./,
  },
  {
    about: 'Uniswap V4 periphery',
    name: '@uniswap/v4-periphery@1.0.3',
    files:
      /^foundry-out\/(?:V4Router|PositionManager|V4Quoter)\.sol\/(?:V4Router|PositionManager|V4Quoter)\.json$/,
    completeContracts: /^PositionManager$/,
  },
  {
    about: 'LayerZero tokens',
    name: '@layerzerolabs/oft-evm@4.0.1',
    files: /^artifacts\/OFT\.sol\/OFT\.json$/,
    completeContracts: /./,
  },
  {
    about: 'LayerZero',
    name: '@layerzerolabs/lz-evm-protocol-v2@3.0.168',
    files: /^artifacts\/\S+\.json$/,
  },
  {
    about: 'the Solady library',
    name: 'solady@0.1.26',
    files: /^src\/\S+\.sol$/,
  },
];

interface Group {
  readonly about?: string;
  readonly source: string;
  readonly contracts: Readonly<Record<string, readonly string[]>>;
}

/** Formats a member in human-readable ABI format, without function results, which the decoder does not need. */
const formatMember = (item: AbiMember): string =>
  formatAbiItem(
    item.type === 'function'
      ? {...item, outputs: [], stateMutability: 'nonpayable'}
      : item,
  );

function download(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'standard-abis-'));
  const [archive = ''] = execFileSync(
    'npm',
    ['pack', '--silent', '--pack-destination', folder, name],
    {encoding: 'utf8'},
  )
    .trim()
    .split('\n')
    .slice(-1);
  execFileSync('tar', ['-xzf', archive], {cwd: folder});
  return path.join(folder, 'package');
}

/**
 * Imports members, grouped by declaring contract. ABIs also contain inherited members, so a member in several ABIs is assigned to the
 * contract with the fewest members.
 */
function importPackage(
  {
    about,
    name,
    files,
    completeContracts,
    label = (contract) => contract,
  }: AbiPackage,
  isCredited: (declaration: string) => boolean,
): Group {
  const folder = download(name);
  const abis = (readdirSync(folder, {recursive: true}) as string[])
    .filter((file) => files.test(file))
    .sort()
    .map((file) => {
      const abi = parseCustomAbi(readFileSync(path.join(folder, file), 'utf8'));
      return {
        contract: path.basename(file, path.extname(file)),
        members: abi.problem === undefined ? abi.members : [],
      };
    });
  const {license} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {license: string};
  rmSync(path.dirname(folder), {recursive: true});
  const labelsByDeclaration = new Map<string, string>();
  const includedDeclarations = new Set<string>();
  for (const {contract, members} of abis.toSorted(
    (a, b) => a.members.length - b.members.length,
  )) {
    for (const {item} of members) {
      const declaration = formatMember(item);
      if (!labelsByDeclaration.has(declaration))
        labelsByDeclaration.set(declaration, label(contract));
      if (item.type === 'error' || completeContracts?.test(contract))
        includedDeclarations.add(declaration);
    }
  }
  const contracts: Record<string, string[]> = {};
  for (const declaration of [...includedDeclarations]
    .filter((text) => !isCredited(text))
    .sort())
    (contracts[labelsByDeclaration.get(declaration) ?? ''] ??= []).push(
      declaration,
    );
  return {
    about,
    source: `${name.replace(/@(?=[^@]*$)/, ' ')} (${license})`,
    contracts: Object.fromEntries(Object.entries(contracts).sort()),
  };
}

const outputFile = path.join(import.meta.dirname, 'standardAbis.json');
const currentGroups = JSON.parse(readFileSync(outputFile, 'utf8')) as Record<
  'protocol' | 'ecosystem',
  readonly Group[]
>;
const importedGroups: Group[] = [];
const creditedDeclarations = new Set<string>();
for (const abiPackage of packages) {
  const group = importPackage(abiPackage, (declaration) =>
    creditedDeclarations.has(declaration),
  );
  importedGroups.push(group);
  // Other packages contain copies of OpenZeppelin members, which are credited to OpenZeppelin.
  if (abiPackage.name.startsWith('@openzeppelin/'))
    Object.values(group.contracts)
      .flat()
      .forEach((declaration) => creditedDeclarations.add(declaration));
  process.stdout.write(
    `${group.source}: ${Object.values(group.contracts).flat().length} members\n`,
  );
}
const manualGroups = currentGroups.ecosystem.filter(
  ({about}) => !packages.some((abiPackage) => abiPackage.about === about),
);
writeFileSync(
  outputFile,
  `${JSON.stringify({...currentGroups, ecosystem: [...importedGroups, ...manualGroups]}, null, 1)}\n`,
);
