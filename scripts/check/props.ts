import {networks, type NetworkId} from '../../src/data/networks';
import {categories, providers} from '../../src/data/providers';
import {
  systemContracts,
  type SystemContract,
} from '../../src/data/systemContracts';
import {illustrations} from '../../src/features/diagrams/illustrations';
import {methodsWithOwnPage} from '../../src/features/rpc/methods';
import type {Page} from '../pages';
import {findClosest, type Finding} from './finding';
import {getAttribute, visitElements} from './mdxRules';

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

/** Finds contracts that are not deployed on the network. */
const checkContractAddress: CheckProps = (props) => {
  const {addresses} = contracts[props.id ?? ''] ?? {};
  return (
    checkChoice('id', Object.keys(contracts))(props) ??
    checkNetwork(props) ??
    (addresses && props.network && !addresses[props.network as NetworkId]
      ? `"${props.id}" is not deployed on ${props.network} → use ${Object.keys(addresses).join(' or ')}`
      : undefined)
  );
};

const isTestnet = (id: string): boolean => /sepolia/i.test(id);

/** Finds testnet addresses labelled as Mainnet, and vice versa. Ignores layers, because contracts on different layers may have the same address. */
const checkAddress: CheckProps = (props) => {
  const deployedNetworks = Object.values(contracts)
    .flatMap(({addresses}) => Object.entries(addresses))
    .filter(
      ([, address]) => address.toLowerCase() === props.value?.toLowerCase(),
    )
    .map(([id]) => id);
  const isMislabelled =
    props.network !== undefined &&
    deployedNetworks.length > 0 &&
    deployedNetworks.every(
      (id) => isTestnet(id) !== isTestnet(props.network ?? ''),
    );
  return (
    checkNetwork(props) ??
    (isMislabelled
      ? `this address is not on ${props.network} → use network="${deployedNetworks[0]}"`
      : undefined)
  );
};

/** Checks for props that contain ids or addresses, by component. */
const componentChecks: Readonly<Record<string, CheckProps>> = {
  Address: checkAddress,
  ContractAddress: checkContractAddress,
  ContractTable: checkChoice(
    'group',
    Object.values(contracts).map(({group}) => group),
  ),
  NetworkFact: checkNetwork,
  ProviderFacts: checkChoice(
    'id',
    providers.map(({id}) => id),
  ),
  ProviderTable: checkChoice(
    'category',
    categories.map(({id}) => id),
  ),
  RpcPlayground: checkChoice('method', Object.keys(methodsWithOwnPage)),
  Illustration: checkChoice('name', Object.keys(illustrations)),
};

/** Finds props with an id or address that does not exist. The components themselves check prop types. */
export function checkProps({file, tree}: Page): Finding[] {
  const findings: Finding[] = [];
  visitElements(tree, (node) => {
    const props = Object.fromEntries(
      node.attributes.flatMap((item) =>
        item.type === 'mdxJsxAttribute'
          ? [[item.name, getAttribute(node, item.name)]]
          : [],
      ),
    );
    const message = componentChecks[node.name ?? '']?.(props);
    if (message !== undefined) {
      findings.push({
        file,
        line: node.position?.start.line ?? 1,
        column: node.position?.start.column ?? 1,
        rule: 'components:props',
        message: `<${node.name}>: ${message}`,
      });
    }
  });
  return findings;
}
