import type {ContractKey, Member} from '../../src/features/contracts/data';
import {contractKeys, contractRecords, isContractKey, memberGroups, membersOf} from '../../src/features/contracts/data';
import {describable, mustDescribe} from '../../src/features/contracts/build/descriptions';
import {exists, frontMatter, nextSteps, PROMPT, withSidebarEntry, type Kind} from './kind';

/** `finalizeBlocks` as a reader may type it: `finalize blocks`. */
function words(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').trim().toLowerCase();
}

/** A member with a list of what has to be described. */
function section(member: Member): string {
  const names = mustDescribe(member) ? describable(member) : [];
  const list = names.map((name) => `- \`${name}\`: ${PROMPT} what it means, with its unit\n`).join('');
  return `### ${member.heading}\n\n${list ? `${list}\n` : ''}${PROMPT} what it does, and when a reader needs it.\n`;
}

function page(key: ContractKey): string {
  const {name} = contractRecords[key];
  const members = membersOf(key).filter(({required}) => required);
  const functions = members.filter(({kind}) => kind === 'function').map((member) => member.name);
  const plainName = words(name.replace(/^I(?=[A-Z][a-z])/, ''));
  const keywords = new Set([name, plainName, ...functions.flatMap((item) => [item, words(item)])]);
  const groups = Object.entries(memberGroups).flatMap(([title, kinds]) => {
    const inGroup = members.filter(({kind}) => kinds.some((item) => item === kind));
    return inGroup.length ? [`## ${title}\n`, ...inGroup.map(section)] : [];
  });
  return [
    frontMatter({title: name, keywords: [...keywords], contract: key}),
    `${PROMPT} what the contract is for, and who calls it.\n`,
    ...groups,
  ].join('\n');
}

/** The file of a contract's page; a route that is also a folder has its page inside. */
function fileOf(key: ContractKey, root: string): string {
  const file = `docs${contractRecords[key].route}`;
  return exists(root, file) ? `${file}/${key}.mdx` : `${file}.mdx`;
}

export const contract: Kind = {
  label: 'The reference page of a contract',
  fields: [
    {
      name: 'key',
      question: 'Which contract? The last part of its route.',
      example: 'linearollup',
      problem: (value, root) => {
        if (!isContractKey(value)) {
          return `There is no record "${value}" in src/features/contracts/data/pages.ts. Choose one of ${contractKeys.join(', ')}.`;
        }
        return exists(root, fileOf(value, root)) ? `${fileOf(value, root)} exists.` : undefined;
      },
    },
  ],
  scaffold: ({key}, root) => {
    if (!isContractKey(key)) {
      throw new Error(`There is no record "${key}" in src/features/contracts/data/pages.ts.`);
    }
    const file = fileOf(key, root);
    return {
      files: new Map([[file, page(key)], withSidebarEntry(root, file)]),
      next: [...nextSteps(file, contractRecords[key].route), 'npx vitest run tests/unit/contracts holds the page against the data.'],
    };
  },
};
