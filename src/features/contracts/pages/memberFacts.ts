import type {RootContent} from 'mdast';
import {groupBy} from '../../../lib/collections';
import {
  code,
  codeLink,
  joinPhrases,
  labelledLink,
  type Phrase,
  strong,
  table,
} from '../../../lib/mdast';
import {hexLabels} from '../../../lib/text';
import type {FunctionDefinition} from '../facts/schema';
import {findSource, findSourceLines} from '../facts/sourceLinks';
import {findSelector} from '../model/abi';
import {
  contractRecords,
  findContract,
  getDocumentedRelease,
  isUnconfirmed,
} from '../model/contracts';
import {type RevertReason, traceEffects} from '../model/effects';
import {
  getPropagatedErrors,
  type PropagatedErrors,
} from '../model/externalCalls';
import {type EarlierDefinition, getHistory} from '../model/history';
import {
  findDeclaringContract,
  findDocsLink,
  type Member,
} from '../model/members';
import {getModifierEffect, type ModifierEffect} from '../model/modifiers';
import {findCallers, findUsages, type Usage} from '../model/usages';
import type {ContractPage, PageData} from './contractPage';
import {groupReleases, linkContract, linkByName, shortenHex} from './links';

const CALLER_PATTERN = /msg\.sender|_msgSender/;

/** What limits the callers of a function: a role, named callers, or errors whose conditions test the caller. */
const findCallerLimits = (
  effects: readonly ModifierEffect[],
  revertReasons: readonly RevertReason[],
) => ({
  role: effects.find((effect) => effect.role)?.role,
  namedCallers: effects.flatMap(({caller}) => caller ?? []),
  errors: revertReasons
    .filter(({conditions}) =>
      conditions.some((check) =>
        CALLER_PATTERN.test(check.if ?? check.unless ?? ''),
      ),
    )
    .map(({name}) => name),
});

function describeCallers(
  page: PageData,
  effects: readonly ModifierEffect[],
  revertReasons: readonly RevertReason[],
): Phrase[] {
  const {role, namedCallers, errors} = findCallerLimits(effects, revertReasons);
  if (role)
    return ['accounts with the role ', ...linkByName(page, 'constant', role)];
  if (namedCallers.length) return [namedCallers.join(', ')];
  if (!errors.length) return ['no role needed'];
  return [
    'the function checks the caller; see ',
    ...joinPhrases(
      errors.map((name) => linkByName(page, 'error', name)),
      ', ',
      ' and ',
    ),
  ];
}

const isRead = ({mutability}: FunctionDefinition): boolean =>
  mutability === 'view' || mutability === 'pure';
const hasCode = ({declaration: {kind}}: PageData): boolean =>
  kind === 'contract' || kind === 'abstract contract';

/** Who may call a function, in a few words; undefined if only its declaration is known. */
export function labelAccess(
  page: PageData,
  member: Member,
): string | undefined {
  if (member.kind !== 'function') return undefined;
  if (isRead(member.definition)) return 'read';
  if (!hasCode(page)) return undefined;
  const effects = (member.definition.modifiers ?? []).map(getModifierEffect);
  const {role, namedCallers, errors} = findCallerLimits(
    effects,
    traceEffects(page.record.name, member, page.release).revertReasons,
  );
  if (role) return `${role.replace(/_ROLE$/, '')} role`;
  if (effects.some(({initializer}) => initializer)) return 'runs once';
  return namedCallers.length + errors.length === 0 ? 'anyone' : 'restricted';
}

/** Who may call a state-changing function, and the pauses that disable it. */
export function describeAccess(page: PageData, member: Member): Phrase[][] {
  if (member.kind !== 'function' || !hasCode(page)) return [];
  const effects = (member.definition.modifiers ?? []).map(getModifierEffect);
  const initializer = effects.find((effect) => effect.initializer)?.initializer;
  const {revertReasons, hasPauseCheckInBody, pauseTypesInBody} = traceEffects(
    page.record.name,
    member,
    page.release,
  );
  const knownPauses = [
    ...effects.flatMap(({pauseTypes = []}) => pauseTypes),
    ...pauseTypesInBody,
  ].map((type) => [code(type)]);
  const hasUnknownPause = hasPauseCheckInBody && !pauseTypesInBody.length;
  const pauses = hasUnknownPause
    ? [...knownPauses, ['another type, which the function itself checks']]
    : knownPauses;
  return [
    ...(isRead(member.definition)
      ? []
      : [
          [
            strong('Callers:'),
            ' ',
            ...describeCallers(page, effects, revertReasons),
          ],
        ]),
    ...(pauses.length
      ? [
          [
            strong('Unavailable while paused:'),
            ' ',
            ...joinPhrases(pauses, ', ', ' or '),
          ],
        ]
      : []),
    ...(initializer
      ? [[strong('Runs once:'), ` to initialize version ${initializer}`]]
      : []),
  ];
}

/** Links to the declaration in the public source at a fixed commit, or to the file if it does not contain the member. */
function createSourceLink({release}: PageData, member: Member): Phrase[] {
  const lines = findSourceLines(member, release);
  if (lines)
    return [
      labelledLink(lines.url, `Source of ${member.name}`, 'Source'),
      ...(lines.difference
        ? [` (${lines.difference} at the linked commit)`]
        : []),
    ];
  const file = findSource(member.declaredIn, release);
  return file
    ? [
        labelledLink(
          file.url,
          `Source file of ${member.declaredIn}, without ${member.name}`,
          'Source file',
        ),
        ' (the linked commit does not contain it)',
      ]
    : [];
}

/** A member's selector or topic, its signature, and a link to its source. */
export function describeIdentifiers(
  page: PageData,
  member: Member,
): Phrase[][] {
  const {hex, signature, kind} = member;
  const link = createSourceLink(page, member);
  if (!hex) return link.length ? [link] : [];
  const hash = kind === 'constant' ? member.definition.hash : undefined;
  return [
    [
      strong(kind === 'event' ? hexLabels.topic : hexLabels.selector),
      ' ',
      code(hex),
      ' of ',
      code(signature),
      ...(link.length ? [' · ', ...link] : []),
    ],
    ...(hash ? [[strong('Value:'), ' ', code(hash)]] : []),
  ];
}

/** Selector of `Error(string)`, which wraps a revert string. */
const ERROR_STRING_SELECTOR = '0x08c379a0';

function describeConditions(
  page: PageData,
  {conditions: reverts, modifiers, isRevertString}: RevertReason,
): Phrase[] {
  const texts: Phrase[][] = [
    ...modifiers.map((modifier) => [
      'modifier ',
      ...linkByName(page, 'modifier', modifier.replace(/\(.*/, ''), modifier),
    ]),
    ...reverts.map((revert) => {
      if (revert.if) return ['if ', code(revert.if)];
      return revert.unless ? ['unless ', code(revert.unless)] : [];
    }),
  ];
  const uniqueTexts = [
    ...groupBy(
      texts.filter(({length}) => length),
      (text) => JSON.stringify(text),
    ).values(),
  ].flatMap(([text]) => (text ? [text] : []));
  return uniqueTexts.length
    ? joinPhrases(uniqueTexts, '; ')
    : [isRevertString ? 'check in OpenZeppelin’s code' : 'see the error'];
}

/** Errors that a call may revert with, each with the innermost condition that triggers it. */
export function createErrorTable(
  page: PageData,
  member: Member,
): RootContent[] {
  if (member.kind !== 'function' && member.kind !== 'internal') return [];
  const revertReasons = traceEffects(
    page.record.name,
    member,
    page.release,
  ).revertReasons;
  if (!revertReasons.length) return [];
  const rows = revertReasons.map((reason): Phrase[][] => {
    const name = reason.isRevertString
      ? [`“${reason.name}”`]
      : linkByName(page, 'error', reason.name);
    const selector = reason.isRevertString
      ? ERROR_STRING_SELECTOR
      : findSelector('error', reason.name);
    return [
      name,
      selector ? [code(selector)] : [],
      describeConditions(page, reason),
    ];
  });
  return [table(['Reverts with', 'Selector', 'Condition in the code'], rows)];
}

/** Events that a call may emit. */
export function describeEvents(page: PageData, member: Member): Phrase[][] {
  if (member.kind !== 'function' && member.kind !== 'internal') return [];
  const {events} = traceEffects(page.record.name, member, page.release);
  if (!events.length) return [];
  return [
    [
      strong('Emits:'),
      ' ',
      ...joinPhrases(events.map((name) => linkByName(page, 'event', name))),
    ],
  ];
}

function linkCallee(
  page: ContractPage,
  target: PropagatedErrors['target'],
): Phrase[] {
  if (typeof target === 'string') return [target];
  const {route, name} = contractRecords[target.contract];
  return codeLink(
    page.getUrl(`${route}#${target.member.id}`),
    `${name}.${target.member.name}`,
  );
}

/** An error with its selector, as declared by the called contract. */
function describeError(
  page: ContractPage,
  target: PropagatedErrors['target'],
  {name, isRevertString}: RevertReason,
): Phrase[] {
  if (isRevertString || typeof target === 'string') return [`“${name}”`];
  const record = contractRecords[target.contract];
  const contract = findDeclaringContract(
    record.name,
    'error',
    name,
    getDocumentedRelease(record),
  );
  const selector = findSelector('error', name);
  const label = codeLink(
    contract && page.getUrl(findDocsLink(contract, ['error'], name).href),
    name,
  );
  return selector ? [...label, ' ', code(selector)] : label;
}

/** Errors that propagate from the contracts a function calls. */
export function describePropagatedErrors(
  page: ContractPage,
  member: Member,
): Phrase[][] {
  const calls = getPropagatedErrors(page.key, member).map(
    ({target, condition, revertReasons}): Phrase[] => {
      const errors = joinPhrases(
        revertReasons.map((item) => describeError(page, target, item)),
      );
      return [
        ...linkCallee(page, target),
        ` ${condition}`,
        ...(errors.length ? [' (', ...errors, ')'] : []),
      ];
    },
  );
  return calls.length
    ? [
        [
          strong('Also propagates errors from:'),
          ' ',
          ...joinPhrases(calls, '; '),
        ],
      ]
    : [];
}

const LABELS = {
  error: 'Used by:',
  event: 'Emitted by:',
  constant: 'Needed for:',
} as const;

function createUsageRow(
  page: ContractPage,
  label: string,
  usages: readonly Usage[],
): Phrase[][] {
  if (!usages.length) return [];
  const links = usages.map(({contract, member: usingMember}) => {
    const {route, name} = contractRecords[contract];
    return codeLink(
      page.getUrl(`${route}#${usingMember.id}`),
      contract === page.key ? usingMember.name : `${name}.${usingMember.name}`,
    );
  });
  return [[strong(label), ' ', ...joinPhrases(links)]];
}

/** Reverse references: functions that revert with an error, emit an event or require a role. */
export function describeUsages(page: ContractPage, member: Member): Phrase[][] {
  if (
    member.kind !== 'error' &&
    member.kind !== 'event' &&
    member.kind !== 'constant'
  )
    return [];
  const usages = findUsages(member.kind, member.declaredIn, member.name);
  const propagators =
    member.kind === 'error' ? findCallers(member.declaredIn, member.name) : [];
  return [
    ...createUsageRow(page, LABELS[member.kind], usages),
    ...createUsageRow(page, 'Propagated by:', propagators),
  ];
}

/** The part or interface that declares the member, if not the contract itself. */
export function describeOrigin(page: ContractPage, member: Member): Phrase[][] {
  const isPart = member.declaredIn !== page.record.name;
  if (!isPart && !member.alsoDeclaredIn.length) return [];
  const isInterface = (contract: string): boolean =>
    findContract(contract, page.release)?.declaration.kind === 'interface';
  const interfaces = member.alsoDeclaredIn.filter(isInterface);
  const overriddenContracts = member.alsoDeclaredIn.filter(
    (contract) => !isInterface(contract),
  );
  const otherDeclarations = [
    ...interfaces.map((contract) => [
      'interface ',
      ...linkContract(page, contract),
    ]),
    ...overriddenContracts.map((contract) => ['overrides ', code(contract)]),
  ];
  return [
    [
      strong('Declared in:'),
      ' ',
      code(member.declaredIn),
      ...(otherDeclarations.length
        ? [' (', ...joinPhrases(otherDeclarations), ')']
        : []),
    ],
  ];
}

/** Describes one kind of difference; returns undefined if the earlier release has no such difference. */
type Aspect = (earlier: EarlierDefinition) => Phrase[] | undefined;

const aspects: readonly Aspect[] = [
  ({name}) => (name ? ['named ', code(name)] : undefined),
  ({signatures, selectors = []}) =>
    signatures && [
      'with the signature ',
      ...joinPhrases([
        ...signatures.map((text) => [code(text)]),
        ...selectors.map((hex) => [code(shortenHex(hex))]),
      ]),
    ],
  ({size}) => (size === undefined ? undefined : [`with ${size} fields`]),
];

/** `in 6.0 and 7.1 with …`: groups releases with the same differences. */
function describeDifferences(
  history: readonly EarlierDefinition[],
): Phrase[][] {
  const differences = aspects.flatMap((aspect) =>
    groupReleases(
      history.flatMap((earlier) => {
        const phrases = aspect(earlier);
        return phrases ? [{release: earlier.release, phrases}] : [];
      }),
    ),
  );
  const byReleases = groupBy(differences, ({releases}) =>
    releases.join(' and '),
  );
  return [...byReleases].map(([label, parts]) => [
    `in ${label} `,
    ...joinPhrases(parts.map(({phrases}) => phrases)),
  ]);
}

/** Differences between the documented release and earlier releases. */
export function describeVersions(
  page: ContractPage,
  member: Member,
): Phrase[][] {
  const history = getHistory(page.key, member).filter(
    ({isUnknown}) => !isUnknown,
  );
  if (!history.length) return [];
  const existingDefinitions = history.filter(({isAbsent}) => !isAbsent);
  const isNew = existingDefinitions.length < history.length;
  const differences = describeDifferences(existingDefinitions);
  const firstRelease = existingDefinitions[0]?.release ?? page.release;
  const unconfirmedNote = isUnconfirmed(page.key, firstRelease)
    ? ', which the deployed contract may not have yet'
    : '';
  const parts = [
    ...(isNew ? [[`new in ${firstRelease}${unconfirmedNote}`]] : []),
    ...differences,
  ];
  return parts.length
    ? [[strong('Versions:'), ' ', ...joinPhrases(parts, '; ')]]
    : [];
}
