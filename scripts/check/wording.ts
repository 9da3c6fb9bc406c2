// Mistakes in a page's text that one pattern finds. Forbidden words are in cspell.config.yaml.
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages';
import {findingAt, type Finding, type Source} from './finding';

/** Where a pattern applies: running text, code blocks, code blocks with commands, or the whole file. */
type Scope = 'prose' | 'code' | 'commands' | 'file';

interface Pattern {
  readonly rule: string;
  readonly scope: Scope;
  /** A global pattern. Of its matches, the start is reported. */
  readonly pattern: RegExp;
  readonly explain: (match: string) => string;
}

const noPhrase =
  (advice: string) =>
  (match: string): string =>
    `"${match}" does not follow the style guide → ${advice}`;

const patterns: readonly Pattern[] = [
  {
    rule: 'style:open-prompt',
    scope: 'file',
    pattern: /To write:/g,
    explain: () =>
      'the template prompt is not filled in → replace or remove it',
  },
  {
    rule: 'style:open-prompt',
    scope: 'prose',
    pattern: /\b(?:TODO|TBD|TBC|FIXME|XXX)\b|\blorem ipsum\b/gi,
    explain: (match) =>
      `"${match}" is left over from a draft → write the text, or remove it`,
  },
  {
    rule: 'style:straight-quotes',
    scope: 'prose',
    pattern: /[“”„‘’]/g,
    explain: (mark) =>
      `the quotation mark ${mark} is not straight → write ${/[‘’]/.test(mark) ? "'" : '"'}`,
  },
  {
    rule: 'style:voice',
    scope: 'prose',
    pattern: /[a-z]!(?=\s|$)/gm,
    explain: () =>
      'the sentence ends with an exclamation mark → use a full stop',
  },
  {
    rule: 'style:voice',
    scope: 'prose',
    pattern: /(?<![\w'’-])(?:I'm|I'll|I've|let's|let us|we'll)(?![\w'’-])/gi,
    explain: (match) =>
      `"${match}" is in the first person → address the reader as "you"`,
  },
  {
    rule: 'style:voice',
    scope: 'prose',
    pattern: /\bin order to\b/gi,
    explain: noPhrase('write "to"'),
  },
  {
    rule: 'style:voice',
    scope: 'prose',
    pattern: /\bmake sure to\b/gi,
    explain: noPhrase('write the instruction itself'),
  },
  {
    rule: 'style:voice',
    scope: 'prose',
    pattern: /\ballows to\b/gi,
    explain: noPhrase('write "lets you"'),
  },
  {
    rule: 'style:voice',
    scope: 'prose',
    pattern: /\bdepends of\b/gi,
    explain: noPhrase('write "depends on"'),
  },
  {
    rule: 'style:voice',
    scope: 'prose',
    pattern: /\buntil now\b/gi,
    explain: noPhrase('write "so far", with a date'),
  },
  {
    rule: 'style:names',
    scope: 'prose',
    pattern: /\bLinea (?:mainnet|sepolia)\b/g,
    explain: (match) =>
      `"${match}" is a name → write "${match.replace(/ [ms]/, (letter) => letter.toUpperCase())}"`,
  },
  {
    rule: 'style:names',
    scope: 'prose',
    pattern: /\bRPC (?:end point|Endpoint)\b/g,
    explain: (match) => `"${match}" is misspelled → write "RPC endpoint"`,
  },
  {
    rule: 'style:names',
    scope: 'prose',
    pattern: /\bcross chain\b/gi,
    explain: (match) => `"${match}" is misspelled → write "cross-chain"`,
  },
  {
    rule: 'style:repeated-word',
    scope: 'prose',
    pattern: /\b([a-z]{2,})(?: +|\n)\1\b(?!-)/gi,
    explain: (match) => `"${match}" repeats a word → remove one`,
  },
  {
    // Vowels that are spoken as consonants, and the other way round, as in "a user" and "an hour".
    rule: 'style:article',
    scope: 'prose',
    pattern:
      /\b(?:an (?!hou?r|honest|honou?r|heir|npm|[a-z]*[A-Z\d])[bcdfghj-np-tv-z][a-z]|a (?!one|once|eu|[a-z]*[A-Z\d]|u(?:ni|s|ti|kr|bi|int))[aeiou][a-z])/g,
    explain: (match) =>
      `the article of "${match}…" does not fit the sound that follows → write "${/^an/i.test(match) ? 'a' : 'an'}"`,
  },
  {
    rule: 'style:sentence-spacing',
    scope: 'prose',
    pattern: /(?<=[a-z][.?!]) {2,}(?=[A-Z])/g,
    explain: () => 'there are several spaces between sentences → keep one',
  },
  {
    rule: 'text:conflict',
    scope: 'file',
    pattern: /^(?:<{7}|>{7}|\|{7})(?: .*)?$/gm,
    explain: (match) =>
      `"${match}" marks a conflict that Git could not resolve → keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>`,
  },
  {
    rule: 'text:invisible',
    scope: 'file',
    pattern: /[\u00ad\u200b-\u200f\u202a-\u202e\u2060]|(?<=.)\ufeff/g,
    explain: (character) =>
      `there is an invisible character (U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}) here, which breaks links, search and copied text → delete it, together with the letter before it, and type the letter again`,
  },
  {
    rule: 'code:component',
    scope: 'code',
    pattern: /<(?:NetworkFact|ContractAddress|Address|DiskUsage) [^>\n]*\/>/g,
    explain: (match) =>
      `a code block shows ${match} as it is typed → write the value; facts in code are compared with src/data`,
  },
  {
    rule: 'code:shell-command',
    scope: 'commands',
    pattern: /[\u00a0\u2007\u202f\u2018\u2019\u201c\u201d]/g,
    explain: (character) =>
      `the command has ${character.trim() === '' ? 'a non-breaking space' : `the quotation mark ${character}`} → use the ASCII character; the shell treats this one as text`,
  },
  {
    rule: 'code:private-key',
    scope: 'commands',
    pattern: /--(?:private-key|mnemonic)[= ]+["']?(?:0x|[A-Z\d])/g,
    explain: () =>
      'a private key on the command line is saved in the shell history → use a keystore or an environment file',
  },
  {
    rule: 'code:private-key',
    scope: 'commands',
    pattern:
      /^[ \t]*(?:export |setx? |\$env: ?)\w*(?:PRIVATE_?KEY|MNEMONIC|SECRET|PK)\w* ?[= ] ?\S+/gim,
    explain: () =>
      'a private key in a command is saved in the shell history → show the line of a .env file instead, or use a keystore: cast wallet import',
  },
  {
    // Anvil's keys are public.
    rule: 'code:private-key',
    scope: 'file',
    pattern:
      /(?<!anvil[\w ]{0,40})(?:private|secret|signer|deployer|owner)[ _-]?key\w*[^\n]{0,20}?(?:0x|\b)[\da-f]{64}\b/gi,
    explain: () =>
      'this is a whole private key, which everybody who reads the page can use → write a placeholder: YOUR_PRIVATE_KEY',
  },
];

/** Nodes by scope. Of front matter, the title and description are prose. */
function isInScope(node: Nodes, scope: Scope): boolean {
  switch (scope) {
    case 'file':
      return node.type === 'root';
    case 'prose':
      return node.type === 'text';
    case 'code':
      return node.type === 'code';
    case 'commands':
      return (
        node.type === 'code' && /^(?:bash|sh|shell)$/.test(node.lang ?? '')
      );
  }
}

/** Returns the text with everything outside a scope replaced, so that offsets stay. */
function mask({text, tree}: Page, scope: Scope): string {
  if (scope === 'file') return text;
  const fill = (part: string): string => part.replaceAll(/[^\n]/g, '\0');
  let masked = '';
  const keep = (start: number, end: number): void => {
    masked += fill(text.slice(masked.length, start)) + text.slice(start, end);
  };
  visit(tree as Nodes, (node: Nodes) => {
    const {start, end} = node.position ?? {};
    if (node.type === 'yaml') {
      for (const {index, 0: line} of node.value.matchAll(
        /^(?:title|description): .*$/gm,
      )) {
        const offset = (start?.offset ?? 0) + '---\n'.length + index;
        keep(offset, offset + line.length);
      }
    } else if (isInScope(node, scope)) {
      keep(start?.offset ?? 0, end?.offset ?? 0);
    }
  });
  return masked + fill(text.slice(masked.length));
}

const scopes = ['prose', 'code', 'commands', 'file'] as const;

const findMatches = (
  source: Source,
  text: string,
  {pattern, rule, explain}: Pattern,
): Finding[] =>
  [...text.matchAll(pattern)].map(({index, 0: match}) =>
    findingAt(source, index, rule, explain(match)),
  );

/** Finds mistakes by pattern. */
export function checkWording(page: Page): Finding[] {
  const texts = new Map(scopes.map((scope) => [scope, mask(page, scope)]));
  return patterns.flatMap((pattern) =>
    findMatches(page, texts.get(pattern.scope) ?? '', pattern),
  );
}

/** Finds conflicts that Git left, which also stop a page from being parsed. */
export const findConflicts = (source: Source): Finding[] =>
  patterns
    .filter(({rule}) => rule === 'text:conflict')
    .flatMap((pattern) => findMatches(source, source.text, pattern));
