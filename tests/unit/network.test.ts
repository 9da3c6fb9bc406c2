import {beforeEach, expect, test, vi} from 'vitest';
import {lineaNetworks} from '../../src/data/networks';
import {systemContracts} from '../../src/data/systemContracts';
import {renderCode} from '../../src/features/codeHighlight/browser/plainCode';
import {getColumnNetworks} from '../../src/features/markdown/tables';
import {chooseNetwork, restoreNetwork} from '../../src/features/network/choice';
import {
  parseCodeValues,
  replaceValues,
} from '../../src/features/network/codeValues';
import {findCodeValues} from '../../src/features/network/findCodeValues';

const storedItems = new Map<string, string>();
const root = {dataset: {} as Record<string, string>};
const storage = {
  getItem: (key: string) => storedItems.get(key) ?? null,
  setItem: (key: string, value: string) => void storedItems.set(key, value),
};
let listener:
  ((event: {key: string; newValue: string | null}) => void) | undefined;
let currentUrl = '';

function visit(url: string, localStorage: unknown = storage): void {
  currentUrl = url;
  vi.stubGlobal('location', {href: url});
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: URL) =>
      (currentUrl = to.href),
  });
  vi.stubGlobal('localStorage', localStorage);
  restoreNetwork();
}

beforeEach(() => {
  storedItems.clear();
  root.dataset = {};
  vi.stubGlobal('document', {documentElement: root});
  vi.stubGlobal('window', {
    addEventListener: (_type: string, run: typeof listener) => (listener = run),
    scrollBy: () => undefined,
  });
});

test('the network defaults to Mainnet until a link or the reader selects another network, which is stored', () => {
  visit('https://docs.linea.build/');
  expect(root.dataset.network).toBe('mainnet');
  visit('https://docs.linea.build/a?docusaurus-data-network=sepolia&q=1');
  expect(root.dataset.network).toBe('sepolia');
  expect(currentUrl).toBe('https://docs.linea.build/a?q=1');
  visit('https://docs.linea.build/b');
  expect(root.dataset.network).toBe('sepolia');
  chooseNetwork('mainnet');
  visit('https://docs.linea.build/c');
  expect(root.dataset.network).toBe('mainnet');
});

test('an unknown network in a URL or in storage is ignored', () => {
  visit('https://docs.linea.build/a?docusaurus-data-network=goerli');
  expect(root.dataset.network).toBe('mainnet');
  expect(currentUrl).toBe('https://docs.linea.build/a');
  storedItems.set('docusaurus.tab.network', 'goerli');
  visit('https://docs.linea.build/a');
  expect(root.dataset.network).toBe('mainnet');
});

test('the network follows a selection in another window', () => {
  visit('https://docs.linea.build/');
  listener?.({key: 'theme', newValue: 'sepolia'});
  expect(root.dataset.network).toBe('mainnet');
  listener?.({key: 'docusaurus.tab.network', newValue: 'sepolia'});
  expect(root.dataset.network).toBe('sepolia');
});

test('a network can be selected even if storage is blocked', () => {
  const throwError = (): never => {
    throw new Error('Storage is blocked.');
  };
  visit('https://docs.linea.build/', {
    getItem: throwError,
    setItem: throwError,
  });
  expect(root.dataset.network).toBe('mainnet');
  chooseNetwork('sepolia');
  expect(root.dataset.network).toBe('sepolia');
});

test.each([
  [
    ['Hard fork', 'Linea Mainnet, UTC', 'Linea Sepolia, UTC'],
    [undefined, 'mainnet', 'sepolia'],
  ],
  [['Network', 'L1', 'L2'], []],
  [['', 'Linea Mainnet', 'Ethereum Mainnet'], []],
  [['', 'Ethereum Sepolia', 'Linea Mainnet', 'Linea Sepolia'], []],
])(
  'only a table with one column for each network can be split: %j',
  (head, networks) => {
    expect(getColumnNetworks(head)).toEqual(networks);
  },
);

test('a code sample contains the values of both networks, but only the values of the selected network are copied', () => {
  const code = `curl https://rpc.linea.build -d '["linea_estimateGas","${systemContracts.usdc.addresses.linea}"]'\nchain: linea`;
  const networks = findCodeValues(code);
  expect(
    parseCodeValues(`title="a b" networks=${JSON.stringify(networks)}`),
  ).toEqual(networks);
  expect(parseCodeValues('title="a.ts"')).toEqual([]);
  const {rpcUrl, viemName} = lineaNetworks.lineaSepolia;
  expect(replaceValues(code, networks)).toBe(
    `curl ${rpcUrl} -d '["linea_estimateGas","${systemContracts.usdc.addresses.lineaSepolia}"]'\nchain: ${viemName}`,
  );
  expect(
    renderCode({
      code: 'chain: linea',
      language: 'ts',
      lineClassNames: {},
      hasLineNumbers: false,
      networks,
    }),
  ).toBe(
    '<span class="token-line">chain: <span data-only="mainnet">linea</span><span data-only="sepolia">lineaSepolia</span><br></span>',
  );
});

test('an endpoint with an API key also changes with the network', () => {
  const {infuraRpcUrl} = lineaNetworks.linea;
  expect(replaceValues(infuraRpcUrl, findCodeValues(infuraRpcUrl))).toBe(
    lineaNetworks.lineaSepolia.infuraRpcUrl,
  );
});
