import type {RootContent} from 'mdast';
import {
  bulletList,
  code,
  component,
  heading,
  htmlNode,
  joinPhrases,
  labelledLink,
  type Phrase,
  strong,
} from '../../../lib/mdast';
import {escapeHtml, hexLabels} from '../../../lib/text';
import {classNames} from '../domContract';
import type {
  Callers,
  EarlierVersion,
  ErrorCondition,
  ErrorFacts,
  MemberFacts,
  PageFacts,
  ParameterFacts,
  PropagatedCall,
} from '../facts/pageFacts';
import {createCodeSamples, getReadFormData} from '../samples/codeSamples';
import {
  createCodeBlock,
  createCopyableHex,
  factList,
  linkName,
  linkNames,
  shortenHex,
} from './phrases';
import {type Descriptions, getResultName, splitSentence} from './prose';

/** Name and import path of the component. */
export const CALLS = {
  name: 'Calls',
  source: '@site/src/features/contracts/browser/Calls',
};

const keywords = new Set(
  (
    'function constructor fallback receive event error modifier struct enum mapping constant immutable external public internal ' +
    'private view pure payable returns indexed calldata memory storage'
  ).split(' '),
);

/** Highlights at build time, because a page has up to a hundred signatures. */
function highlight(text: string, name: string): string {
  let isNameHighlighted = false;
  return escapeHtml(text)
    .replaceAll(/\w+/g, (word) => {
      if (keywords.has(word))
        return `<span class="token keyword">${word}</span>`;
      if (word !== name || isNameHighlighted) return word;
      isNameHighlighted = true;
      return `<span class="token function">${word}</span>`;
    })
    .replaceAll(/(\w)<\/span> <span class="token keyword">/g, '$1 ');
}

/** What the filter finds a member by. */
function createFilterTerms({
  heading: name,
  selector,
  callers,
  pauses = [],
  usedBy = [],
}: MemberFacts): string {
  const users = usedBy.map((user) => user.name);
  return [name, selector, callers?.role?.name, ...pauses, ...users]
    .filter(Boolean)
    .join(' ');
}

/** Who may call: `accounts with the role OPERATOR_ROLE`. */
export function describeCallers(
  page: PageFacts,
  {role, text}: Callers,
): Phrase[] {
  if (!role) return text ? [text] : [];
  return [
    'accounts with the role ',
    ...linkName(page, role),
    ...(text ? [`, ${text}`] : []),
  ];
}

function printParameters(
  page: PageFacts,
  parameters: readonly ParameterFacts[],
  descriptions: Descriptions,
  getName: (parameter: ParameterFacts, index: number) => string,
): RootContent[] {
  if (!parameters.length) return [];
  const items = parameters.map((parameter, index): Phrase[] => {
    const {name, href, type, indexed} = parameter;
    const text = descriptions.get(getName(parameter, index)) ?? [];
    return [
      ...(name ? [code(name), ' '] : []),
      ...linkName(page, {name: type, href}),
      ...(indexed ? [', indexed'] : []),
      ...(text.length ? [': ', ...text] : []),
    ];
  });
  return [bulletList(items)];
}

const printValues = (
  values: readonly string[],
  descriptions: Descriptions,
): RootContent[] =>
  values.length
    ? [
        bulletList(
          values.map((value, index): Phrase[] => {
            const text = descriptions.get(value) ?? [];
            return [
              code(value),
              ` ${index}`,
              ...(text.length ? [': ', ...text] : []),
            ];
          }),
        ),
      ]
    : [];

function printCondition(page: PageFacts, condition: ErrorCondition): Phrase[] {
  if ('modifier' in condition)
    return ['modifier ', ...linkName(page, condition.modifier)];
  return 'if' in condition
    ? ['if ', code(condition.if)]
    : ['unless ', code(condition.unless)];
}

const printErrorName = (
  page: PageFacts,
  error: Omit<ErrorFacts, 'when'>,
): Phrase[] => [
  ...(error.isString ? [`“${error.name}”`] : linkName(page, error)),
  ...(error.selector ? [' ', code(error.selector)] : []),
];

/** Errors that a call may revert with, each with the innermost condition that triggers it. */
function printErrors(
  page: PageFacts,
  errors: readonly ErrorFacts[],
): RootContent[] {
  if (!errors.length) return [];
  const items = errors.map((error): Phrase[] => {
    const conditions = joinPhrases(
      error.when.map((condition) => printCondition(page, condition)),
      '; ',
    );
    const unknown = error.isString ? ['check in OpenZeppelin’s code'] : [];
    const text = conditions.length ? conditions : unknown;
    return [
      ...printErrorName(page, error),
      ...(text.length ? [': ', ...text] : []),
    ];
  });
  return [bulletList(items)];
}

/** Errors of the contracts that a function calls. */
const printPropagatedCalls = (
  page: PageFacts,
  calls: readonly PropagatedCall[],
): RootContent[] =>
  calls.length
    ? [
        bulletList(
          calls.map(({target, condition, errors}): Phrase[] => [
            ...(target.href ? linkName(page, target) : [target.name]),
            ` ${condition}`,
            ...(errors.length ? [': '] : []),
            ...joinPhrases(errors.map((error) => printErrorName(page, error))),
          ]),
        ),
      ]
    : [];

function printSource(
  {name, declaredIn, source}: MemberFacts,
  page: PageFacts,
): Phrase[] {
  if (!source) return [];
  const {url, isFileOnly, difference} = source;
  if (isFileOnly)
    return [
      labelledLink(
        url,
        `Source file of ${declaredIn ?? page.name}, without ${name}`,
        'Source file',
      ),
      ' (the linked commit does not contain it)',
    ];
  return [
    labelledLink(url, `Source of ${name}`, 'Source'),
    ...(difference ? [` (${difference} at the linked commit)`] : []),
  ];
}

/** How a member differed: `in 6.0 and 7.1 named X, with the signature Y`. */
function printVersion({
  releases,
  name,
  signatures = [],
  selectors = [],
  fields,
}: EarlierVersion): Phrase[] {
  const differences: Phrase[][] = [
    ...(name ? [['named ', code(name)]] : []),
    ...(signatures.length
      ? [
          [
            'with the signature ',
            ...joinPhrases([
              ...signatures.map((text) => [code(text)]),
              ...selectors.map((hex) => [code(shortenHex(hex))]),
            ]),
          ],
        ]
      : []),
    ...(fields === undefined ? [] : [[`with ${fields} fields`]]),
  ];
  return [`in ${releases.join(' and ')} `, ...joinPhrases(differences)];
}

function printVersions({since, versions = []}: MemberFacts): Phrase[] {
  const unconfirmed = since?.isUnconfirmed
    ? ', which the deployed contract may not have yet'
    : '';
  return joinPhrases(
    [
      ...(since ? [[`new in ${since.release}${unconfirmed}`]] : []),
      ...versions.map(printVersion),
    ],
    '; ',
  );
}

/** The part or contract that declares the member, and its declaration in the public source. */
function printOrigin(page: PageFacts, member: MemberFacts): Phrase[] {
  const {declaredIn, interfaces = [], overrides = []} = member;
  const others = [
    ...interfaces.map((item) => ['interface ', ...linkName(page, item)]),
    ...overrides.map((name) => ['overrides ', code(name)]),
  ];
  const source = printSource(member, page);
  return [
    code(declaredIn ?? page.name),
    ...(others.length ? [' (', ...joinPhrases(others), ')'] : []),
    ...(source.length ? [' · ', ...source] : []),
  ];
}

const usageLabels: ReadonlyMap<MemberFacts['kind'], string> = new Map([
  ['error', 'Used by'],
  ['event', 'Emitted by'],
  ['constant', 'Needed for'],
]);
const fieldLabels: ReadonlyMap<MemberFacts['kind'], string> = new Map([
  ['event', 'Fields'],
  ['error', 'Arguments'],
  ['struct', 'Fields'],
]);

/** The facts of a member, as plain lines. */
function printFacts(
  page: PageFacts,
  member: MemberFacts,
  descriptions: Descriptions,
): RootContent[] {
  const {kind, signature = '', selector, value, returns = []} = member;
  const hexLabel = kind === 'event' ? hexLabels.topic : hexLabels.selector;
  const pauses = (member.pauses ?? []).map((type) => [code(type)]);
  return factList([
    [
      fieldLabels.get(kind) ?? 'Parameters',
      printParameters(
        page,
        member.parameters ?? [],
        descriptions,
        ({name}) => name,
      ),
    ],
    [
      'Returns',
      printParameters(page, returns, descriptions, ({name}, index) =>
        getResultName(name, index, returns.length),
      ),
    ],
    ['Values', printValues(member.values ?? [], descriptions)],
    ['Errors', printErrors(page, member.errors ?? [])],
    [
      'Also propagates errors from',
      printPropagatedCalls(page, member.propagates ?? []),
    ],
    ['Emits', linkNames(page, member.events ?? [])],
    ['Unavailable while paused', joinPhrases(pauses, ', ', ' or ')],
    [usageLabels.get(kind) ?? '', linkNames(page, member.usedBy ?? [])],
    ['Propagated by', linkNames(page, member.propagatedBy ?? [])],
    ['Value', value ? [code(value)] : []],
    [
      hexLabel.replace(':', ''),
      selector
        ? [createCopyableHex(selector, selector), ' of ', code(signature)]
        : [],
    ],
    ['Versions', printVersions(member)],
    ['Declared in', printOrigin(page, member)],
  ]);
}

/** The form and the samples of a call. They stay closed, because readers need few of them. */
function printCalls({kind, name, call}: MemberFacts): RootContent[] {
  if (!call) return [];
  const form = getReadFormData(call);
  // The page shows the value of a constant, and pages have many constants, so the form suffices.
  const samples = kind === 'constant' ? [] : createCodeSamples(call);
  const blocks = samples.map(({tool, language, code: text}) =>
    createCodeBlock(language, escapeHtml(text), tool),
  );
  const summary = call.isInitializer
    ? 'Encode the call in code'
    : 'Call it from code';
  return [
    {
      ...component(CALLS.name, {
        summary: blocks.length ? summary : `Call ${name}`,
        name,
        ...form,
      }),
      children: blocks as never,
    },
  ];
}

/** A member in reading order: name, purpose, who may call, declaration, the rest of the text, facts, calls. */
export function printMember(
  page: PageFacts,
  member: MemberFacts,
  prose: readonly RootContent[],
  descriptions: Descriptions = new Map(),
): RootContent[] {
  const [first, ...others] = prose;
  const [lead, rest] =
    first?.type === 'paragraph' ? splitSentence(first) : [first];
  const title = heading(3, member.id, code(member.heading));
  const {callers} = member;
  return [
    {
      ...title,
      data: {
        hProperties: {
          ...title.data?.hProperties,
          dataFilter: createFilterTerms(member),
        },
      },
    },
    ...(lead ? [lead] : []),
    ...(callers
      ? [
          htmlNode(
            'p',
            [strong('Callers:'), ' ', ...describeCallers(page, callers)],
            {className: classNames.callers},
          ),
        ]
      : []),
    createCodeBlock(
      'solidity',
      highlight(member.solidity, member.name),
      `${member.name} in Solidity`,
    ),
    ...(rest ? [rest] : []),
    ...others,
    ...printFacts(page, member, descriptions),
    ...printCalls(member),
  ];
}
