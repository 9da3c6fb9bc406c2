import {networkFacts, networks, type NetworkId} from '../../src/data/networks';
import {categories} from '../../src/data/providers/categories';
import {
  systemContracts,
  type SystemContract,
} from '../../src/data/systemContracts';
import {illustrations} from '../../src/features/diagrams/illustrations';
import {methodsWithOwnPage} from '../../src/features/rpc/methods';
import type {Page} from '../pages';
import {findClosest, findingAt, type Finding} from './finding';
import {getAttribute, visitElements} from './mdxNodes';

type Props = Readonly<Record<string, string | undefined>>;
type CheckProps = (props: Props) => string | undefined;

const contracts: Readonly<Record<string, SystemContract>> = systemContracts;

const checkChoice =
  (name: string, values: readonly string[]): CheckProps =>
  ({[name]: value}) =>
    value === undefined || values.includes(value)
      ? undefined
      : `there is no ${name} "${value}" → use ${findClosest(value, values)}, or add a record for it`;

const checkNetwork = checkChoice('network', Object.keys(networks));
const checkContractId = checkChoice('id', Object.keys(contracts));

/** Finds contracts that are not deployed on the network. */
const checkContractAddress: CheckProps = (props) => {
  const problem = checkContractId(props) ?? checkNetwork(props);
  if (problem !== undefined) return problem;
  const {id = '', network} = props;
  const addresses: Partial<Record<NetworkId, string>> =
    contracts[id]?.addresses ?? {};
  const isDeployed =
    network === undefined || addresses[network as NetworkId] !== undefined;
  return isDeployed
    ? undefined
    : `"${id}" is not deployed on ${network} → use ${Object.keys(addresses).join(' or ')}`;
};

const isTestnet = (id: string): boolean => /sepolia/i.test(id);

/** Returns the networks on which an address is recorded. */
const findNetworks = (address: string): string[] =>
  Object.values(contracts)
    .flatMap(({addresses}) => Object.entries(addresses))
    .filter(([, known]) => known.toLowerCase() === address.toLowerCase())
    .map(([id]) => id);

/** Finds testnet addresses labelled as Mainnet, and vice versa. Ignores layers, because contracts on different layers may have the same address. */
const checkAddress: CheckProps = (props) => {
  const problem = checkNetwork(props);
  const {network, value = ''} = props;
  if (problem !== undefined || network === undefined) return problem;
  const [deployedNetwork, ...others] = findNetworks(value);
  if (deployedNetwork === undefined) return undefined;
  const isMislabelled = [deployedNetwork, ...others].every(
    (id) => isTestnet(id) !== isTestnet(network),
  );
  return isMislabelled
    ? `this address is not on ${network} → use network="${deployedNetwork}"`
    : undefined;
};

const checkFactName = checkChoice('name', Object.keys(networkFacts));

/** Checks for props that contain ids or addresses, by component. */
const componentChecks: Readonly<Record<string, CheckProps>> = {
  Address: checkAddress,
  ContractAddress: checkContractAddress,
  ContractTable: checkChoice(
    'group',
    Object.values(contracts).map(({group}) => group),
  ),
  NetworkFact: (props) => checkNetwork(props) ?? checkFactName(props),
  ProviderTable: checkChoice(
    'category',
    categories.map(({id}) => id),
  ),
  RpcPlayground: checkChoice('method', Object.keys(methodsWithOwnPage)),
  Illustration: checkChoice('name', Object.keys(illustrations)),
};

/** Returns an element's props by name. Expressions are undefined. */
const getProps = (element: Parameters<typeof getAttribute>[0]): Props =>
  Object.fromEntries(
    element.attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute'
        ? [[item.name, getAttribute(element, item.name)]]
        : [],
    ),
  );

/** Finds props with an id, name or address that does not exist. The components themselves check prop types. */
export function checkProps(page: Page): Finding[] {
  const findings: Finding[] = [];
  visitElements(page.tree, (element) => {
    const message = componentChecks[element.name ?? '']?.(getProps(element));
    if (message !== undefined) {
      findings.push(
        findingAt(
          page,
          element,
          'components:props',
          `<${element.name}>: ${message}`,
        ),
      );
    }
  });
  return findings;
}
