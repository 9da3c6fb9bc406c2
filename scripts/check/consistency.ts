// Facts that a line states twice and that contradict each other: networks, selectors, units and dates.
import {toFunctionSelector} from 'viem';
import {
  formatChainIdHex,
  lineaNetworks,
  rpcUrlNames,
  type LineaNetwork,
} from '../../src/data/networks';
import {months} from '../../src/lib/text';
import type {Page} from '../pages';
import {findingAt, type Finding} from './finding';

/** A part of a page whose statements belong together: a sentence, a row of a table or a line of code. */
interface Statement {
  readonly text: string;
  readonly start: number;
}

interface Problem {
  /** Offset in the statement. */
  readonly index: number;
  readonly rule: string;
  readonly message: string;
}

const getStatements = (text: string): Statement[] =>
  [...text.matchAll(/(?:[^\n.!?]|[.!?](?! ))+[.!?]?/g)].map(
    ({0: statement, index}) => ({text: statement, start: index}),
  );

const chains = Object.values(lineaNetworks);
const getHost = (url: string): string => new URL(url).host;

/** Linea's networks by what stands for one of them alone. */
const networkByHost = new Map<string, LineaNetwork>(
  chains.flatMap((network) =>
    [
      ...rpcUrlNames.map((name) => network[name]),
      network.explorer.url,
      network.secondExplorer.url,
    ].map((url) => [getHost(url), network]),
  ),
);
const networkByChainId = new Map<string, LineaNetwork>(
  chains.flatMap((network) => [
    [String(network.chainId), network],
    [formatChainIdHex(network), network],
  ]),
);

/** A value that belongs to one of Linea's networks. */
interface Mention {
  readonly index: number;
  readonly value: string;
  readonly network: LineaNetwork;
}

function findMentions(
  text: string,
  pattern: RegExp,
  networks: ReadonlyMap<string, LineaNetwork>,
): Mention[] {
  return [...text.matchAll(pattern)].flatMap(({0: value, index}) => {
    const network = networks.get(value.toLowerCase());
    return network ? [{index, value, network}] : [];
  });
}

/** Finds the networks that a statement names in words. Names of Ethereum's networks, and parts of URLs, do not count. */
function findNamedNetworks(text: string): Set<LineaNetwork> {
  const words = text
    .replaceAll(/(?:https?|wss?):\/\/\S+/g, '')
    .replaceAll(/ethereum[ _-]?(?:mainnet|sepolia)|L1/gi, '');
  const names = new Set<LineaNetwork>();
  if (/linea[ _-]?sepolia/i.test(words)) names.add(lineaNetworks.lineaSepolia);
  if (/linea[ _-]?mainnet|\bmainnet/i.test(words))
    names.add(lineaNetworks.linea);
  return names;
}

/** Returns the only element of a set. */
const getOnly = <T>(values: ReadonlySet<T>): T | undefined =>
  values.size === 1 ? [...values][0] : undefined;

/** Finds a chain ID or a host of another network than the one that the statement is about. */
function findMixedNetworks({text}: Statement): Problem[] {
  const hosts = findMentions(text, /(?<=:\/\/)[\w.-]*\w/g, networkByHost);
  const chainIds = findMentions(
    text,
    /(?<![\w.,])(?:0x[0-9a-f]{4}|\d{5})\b/gi,
    networkByChainId,
  );
  const named = getOnly(findNamedNetworks(text));
  const subject = named ?? getOnly(new Set(hosts.map(({network}) => network)));
  const values = named ? [...chainIds, ...hosts] : chainIds;
  const [first] = values;
  const isMixed =
    subject && first && values.every(({network}) => network !== subject);
  if (!isMixed) return [];
  const isHost = networkByHost.has(first.value);
  return [
    {
      index: first.index,
      rule: 'facts:mixed-networks',
      message: isHost
        ? `${first.value} serves ${first.network.name}, but the text names ${subject.name} → use ${getHost(subject.explorer.url)} or another address of ${subject.name}, or change the name`
        : `${first.value} is the chain ID of ${first.network.name}, but the rest is about ${subject.name} → use ${isHexadecimal(first.value) ? formatChainIdHex(subject) : subject.chainId}, or change the network`,
    },
  ];
}

const isHexadecimal = (value: string): boolean => value.startsWith('0x');

const signaturePattern =
  /\b[a-z_]\w*\((?:address|bool|string|bytes|u?int|[[\]\d(),])*\)/gi;

/** Finds a selector that is not that of the function or error next to it. */
function findWrongSelectors({text}: Statement): Problem[] {
  const selectors = [...text.matchAll(/\b0x[\da-f]{8}\b/gi)];
  const signatures = [...text.matchAll(signaturePattern)].map(
    ([match]) => match,
  );
  const isPaired =
    selectors.length > 0 && selectors.length === signatures.length;
  if (!isPaired) return [];
  const right = signatures.map((signature) =>
    toFunctionSelector(`function ${signature}`),
  );
  return selectors.flatMap(({0: selector, index}, position) =>
    right.some((value) => value === selector.toLowerCase())
      ? []
      : {
          index,
          rule: 'facts:selector',
          message: `${selector} is not the selector of ${signatures[position]} → write ${right[position]}`,
        },
  );
}

const parseNumber = (text: string): number =>
  Number(text.replaceAll(/[,_]/g, ''));

/** Finds gwei where a value is in wei, which is 10⁻⁹ of it. */
function findWrongUnits({text}: Statement): Problem[] {
  const problems: Problem[] = [];
  const report = (index: number, message: string): number =>
    problems.push({index, rule: 'facts:unit', message});
  const amounts = text.matchAll(/(?<![\w.])(\d[\d,_]*) (gwei|wei|ETH)\b/gi);
  const hexValues = [...text.matchAll(/\b0x[\da-f]{1,16}\b/gi)].map(([value]) =>
    Number(value),
  );
  for (const {0: match, 1: digits = '', 2: unit = '', index} of amounts) {
    const amount = parseNumber(digits);
    const isBaseFee =
      /base fee/i.test(text) && amount === lineaNetworks.linea.baseFeeFloorWei;
    if (unit.toLowerCase() === 'wei') {
      if (text.slice(index).startsWith(`${match} of gas`))
        report(index, `gas is not counted in wei → write "${digits} gas"`);
    } else if (hexValues.includes(amount)) {
      report(
        index,
        `the hexadecimal value next to it is in wei → write "${digits} wei"`,
      );
    } else if (isBaseFee) {
      report(
        index,
        `the minimum base fee is ${amount} wei → write "${amount} wei", or use <NetworkFact network="linea" name="baseFeeFloorWei" />`,
      );
    }
  }
  return problems;
}

const monthPattern = months.join('|');
const dayPattern = new RegExp(
  `\\b(\\d{1,2}) (${monthPattern})(?: (\\d{4}))?\\b`,
  'g',
);
const statusPattern = new RegExp(
  `\\b(?:as of|since|checked|tested|measured|updated|read)(?: (?:in|on))? (?:\\d{1,2} )?(${monthPattern}) (\\d{4})\\b`,
  'gi',
);

const getMonthIndex = (name: string): number =>
  months.findIndex((month) => month.toLowerCase() === name.toLowerCase());

/** Finds days that no month has, and states that are said to hold since a month that has not come. */
function findWrongDates({text}: Statement): Problem[] {
  const impossibleDays = [...text.matchAll(dayPattern)].flatMap(
    ({0: date, 1: day = '', 2: month = '', 3: year = '2024', index}) => {
      // Day 0 is the last day of the month before.
      const lastDay = new Date(
        Date.UTC(Number(year), getMonthIndex(month) + 1, 0),
      ).getUTCDate();
      const isPossible = Number(day) >= 1 && Number(day) <= lastDay;
      return isPossible
        ? []
        : {
            index,
            rule: 'facts:date',
            message: `there is no ${date}, because ${month} has ${lastDay} days → write the right day`,
          };
    },
  );
  const futureMonths = [...text.matchAll(statusPattern)].flatMap(
    ({0: match, 1: month = '', 2: year = '', index}) =>
      Date.UTC(Number(year), getMonthIndex(month)) > Date.now()
        ? {
            index,
            rule: 'facts:date',
            message: `"${match}" lies in the future → write the month in which you checked it`,
          }
        : [],
  );
  return [...impossibleDays, ...futureMonths];
}

/** Finds statements that contradict themselves, or the calendar. */
export function checkConsistency(page: Page): Finding[] {
  return getStatements(page.text).flatMap((statement) =>
    [
      ...findMixedNetworks(statement),
      ...findWrongSelectors(statement),
      ...findWrongUnits(statement),
      ...findWrongDates(statement),
    ].map(({index, rule, message}) =>
      findingAt(page, statement.start + index, rule, message),
    ),
  );
}
