import {type Abi, type AbiError, type AbiEvent, type AbiFunction, formatAbi, formatAbiItem} from 'abitype';
import {readFileSync} from 'node:fs';
import {type ContractKey, contractKeys, contractRecords, isContractKey} from '../../src/features/contracts/model/contracts';
import {getMembers, type Member, memberGroups} from '../../src/features/contracts/model/members';
import {getDescribableNames, mustDescribe} from '../../src/features/contracts/pages/contractPage';
import {exists, frontMatter, type Kind, nextSteps, PROMPT, withSidebarEntry} from './kind';

/** `finalizeBlocks` as a reader may type it: `finalize blocks`. */
function words(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').trim().toLowerCase();
}

/** A member with a list of what has to be described. */
function section(heading: string, names: readonly string[], declaration = ''): string {
  const list = names.map((name) => `- \`${name}\`: ${PROMPT} what it means, with its unit\n`).join('');
  return `### ${heading}\n\n${declaration}${list ? `${list}\n` : ''}${PROMPT} what it does, and when a reader needs it.\n`;
}

/** A page with the sections of its members below the names of their groups. */
function pageOf(fields: Parameters<typeof frontMatter>[0], grouped: readonly (readonly [title: string, sections: readonly string[]])[]): string {
  const groups = grouped.flatMap(([title, sections]) => (sections.length > 0 ? [`## ${title}\n`, ...sections] : []));
  return [frontMatter(fields), `${PROMPT} what the contract is for, and who calls it.\n`, ...groups].join('\n');
}

function page(key: ContractKey): string {
  const {name} = contractRecords[key];
  const members = getMembers(key).filter(({required}) => required);
  const functions = members.filter(({kind}) => kind === 'function').map((member) => member.name);
  const plainName = words(name.replace(/^I(?=[A-Z][a-z])/, ''));
  const keywords = new Set([name, plainName, ...functions.flatMap((item) => [item, words(item)])]);
  const sectionOf = (member: Member): string => section(member.heading, mustDescribe(member) ? getDescribableNames(member) : []);
  return pageOf(
    {title: name, keywords: [...keywords], contract: key},
    Object.entries(memberGroups).map(([title, kinds]) => [title, members.filter(({kind}) => kinds.some((item) => item === kind)).map(sectionOf)]),
  );
}

/** The file of a contract's page; a route that is also a folder has its page inside. */
function fileOf(key: ContractKey, root: string): string {
  const file = `docs${contractRecords[key].route}`;
  return exists(root, file) ? `${file}/${key}.mdx` : `${file}.mdx`;
}

const FOLDER = 'docs/api/linea-smart-contracts';

/** The ABI of a file: a list of its items, or what a compiler writes around one. */
function readAbi(file: string): Abi | undefined {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Abi | {readonly abi?: Abi};
    const abi = Array.isArray(content) ? (content as Abi) : (content as {readonly abi?: Abi}).abi;
    formatAbi(abi ?? []);
    return abi;
  } catch {
    return undefined;
  }
}

const groups = {Functions: 'function', Events: 'event', Errors: 'error'} as const;

/** The page of a contract of which nothing is known but its ABI. */
function pageFromAbi(name: string, abi: Abi): string {
  const items = abi.filter((item): item is AbiFunction | AbiEvent | AbiError => 'name' in item);
  const sectionOf = (item: (typeof items)[number]): string =>
    section(item.name, item.inputs.flatMap((input) => input.name ?? []).filter(Boolean), `Declared as \`${formatAbiItem(item)}\`.\n\n`);
  return pageOf(
    {title: name, keywords: [name, words(name), ...items.filter(({type}) => type === 'function').map((item) => item.name)]},
    Object.entries(groups).map(([title, type]) => [title, items.filter((item) => item.type === type).map(sectionOf)]),
  );
}

export const contract: Kind = {
  label: 'The reference page of a contract',
  fields: [
    {
      name: 'abi',
      question: 'Which file has its ABI? Empty for a contract that src/features/contracts knows.',
      example: 'out/Escrow.sol/Escrow.json',
      initial: () => '',
      problem: (value) => (value === '' || readAbi(value) ? undefined : `${value} is no JSON file with an ABI. Give what the compiler wrote.`),
    },
    {
      name: 'key',
      question: 'What is the last part of its address? The name of the contract in lower case.',
      example: 'linearollup',
      problem: (value, root, {abi}) => {
        if (abi) {
          const isFree = !exists(root, `${FOLDER}/${value}.mdx`) && !exists(root, `${FOLDER}/${value}`) && !isContractKey(value);
          return !/^[a-z][a-z0-9]*$/.test(value) ? 'Write lower-case letters and digits.' : isFree ? undefined : `${FOLDER}/${value} exists, or src/features/contracts knows the contract: then leave out --abi.`;
        }
        if (!isContractKey(value)) {
          return `There is no record "${value}" in src/features/contracts/model/contracts.ts. Choose one of ${contractKeys.join(', ')}, or give the ABI with --abi.`;
        }
        return exists(root, fileOf(value, root)) ? `${fileOf(value, root)} exists.` : undefined;
      },
    },
    {name: 'name', question: 'What is the contract called in its source?', example: 'LineaRollup', initial: ({key = ''}) => (isContractKey(key) ? contractRecords[key].name : key)},
  ],
  scaffold: ({key, abi: abiFile = '', name = ''}, root) => {
    const abi = abiFile === '' ? undefined : readAbi(abiFile);
    if (abi) {
      const file = `${FOLDER}/${key}.mdx`;
      return {files: new Map([[file, pageFromAbi(name, abi)], withSidebarEntry(root, file)]), next: nextSteps(file, `/api/linea-smart-contracts/${key}`)};
    }
    if (!isContractKey(key)) {
      throw new Error(`There is no record "${key}" in src/features/contracts/model/contracts.ts.`);
    }
    const file = fileOf(key, root);
    return {
      files: new Map([[file, page(key)]]),
      next: [...nextSteps(file, contractRecords[key].route), 'npx vitest run tests/unit/contracts holds the page against the data.'],
    };
  },
};
