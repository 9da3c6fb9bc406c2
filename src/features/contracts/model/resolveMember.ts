import {groupBy} from '../../../lib/collections';
import callerFacts from '../facts/callers.json';
import type {
  Callers,
  EarlierVersion,
  ErrorCondition,
  ErrorFacts,
  MemberFacts,
  ParameterFacts,
  PropagatedCall,
  Reference,
} from '../facts/pageFacts';
import type {Release} from '../facts/releases';
import type {Parameter} from '../facts/schema';
import {findSource, findSourceLines} from '../facts/sourceLinks';
import {findSelector} from './abi';
import {findCallTarget} from './callTargets';
import {
  type ContractKey,
  contractKeys,
  contractRecords,
  findContract,
  findDocumentingPage,
  getDocumentedRelease,
  isUnconfirmed,
} from './contracts';
import {type RevertReason, traceEffects} from './effects';
import {getPropagatedErrors, type PropagatedErrors} from './externalCalls';
import {getHistory} from './history';
import {
  findDeclaringContract,
  findMemberLink,
  getMembers,
  getParameters,
  type Member,
} from './members';
import {formatSolidity} from './solidity';
import {findCallers, findUsages, type Usage} from './usages';

/** The contract and release that a page describes. */
export interface Subject {
  readonly key: ContractKey;
  readonly name: string;
  readonly release: Release;
  /** Whether this is the contract's current page. */
  readonly isCurrent: boolean;
}

/** Selector of `Error(string)`, which wraps a reason string. */
const ERROR_STRING_SELECTOR = '0x08c379a0';

/** Omits fields without a value and empty lists, so that the files contain only what a page prints. */
export function compact<T extends object>(facts: T): T {
  const isEmpty = (value: unknown): boolean =>
    value === undefined || (Array.isArray(value) && !value.length);
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => !isEmpty(value)),
  ) as T;
}

export function referToContract(name: string): Reference {
  const key = findDocumentingPage(name);
  return {name, ...(key && {href: contractRecords[key].route})};
}

function referToMember(
  contract: string | undefined,
  kinds: Parameters<typeof findMemberLink>[1],
  name: string,
  text = name,
): Reference {
  const href = contract && findMemberLink(contract, kinds, name).href;
  return {name: text, ...(href && {href})};
}

/** Refers to an error, event, role or modifier that a contract uses. */
const referByName = (
  {name: contract, release}: Pick<Subject, 'name' | 'release'>,
  kind: Parameters<typeof findDeclaringContract>[1],
  name: string,
  text = name,
): Reference =>
  referToMember(
    findDeclaringContract(contract, kind, name, release),
    [kind],
    name,
    text,
  );

function resolveParameter({name, type, indexed}: Parameter): ParameterFacts {
  const [, contract = '', typeName = ''] = /^(\w+)\.(\w+)/.exec(type) ?? [];
  return {
    ...referToMember(contract, ['struct', 'enum'], typeName, name),
    type,
    ...(indexed && {indexed}),
  };
}

type CallerRecord = {
  readonly role?: string;
  readonly note?: string;
  readonly callers?: string;
};
export const callerRecords: Readonly<
  Record<string, Readonly<Record<string, CallerRecord>>>
> = callerFacts.contracts;

const findCallerRecord = (
  contracts: readonly string[],
  signature: string,
): CallerRecord | undefined =>
  contracts
    .map((contract) => callerRecords[contract]?.[signature])
    .find(Boolean);

export function resolveCallers(
  subject: Pick<Subject, 'name' | 'release'>,
  contracts: readonly string[],
  signature: string,
): Callers | undefined {
  const record = findCallerRecord(contracts, signature);
  if (!record) return undefined;
  const {role, note, callers} = record;
  const text = role ? note : callers;
  return {
    ...(role && {role: referByName(subject, 'constant', role)}),
    ...(text && {text}),
  };
}

const isStateChanging = (member: Member): boolean =>
  member.kind === 'function' &&
  member.definition.mutability !== 'view' &&
  member.definition.mutability !== 'pure';

/** Who may call a function is recorded for the current source, because it cannot be derived from the declarations. */
const resolveMemberCallers = (
  subject: Subject,
  member: Member,
): Callers | undefined =>
  isStateChanging(member) && subject.isCurrent
    ? resolveCallers(
        subject,
        [subject.name, member.declaredIn],
        member.signature,
      )
    : undefined;

/** The functions of all pages whose callers are not recorded, each with what to do. */
export const findMissingCallers = (): readonly string[] =>
  contractKeys.flatMap((key) => {
    const {name} = contractRecords[key];
    return getMembers(key)
      .filter(
        (member) =>
          isStateChanging(member) &&
          !findCallerRecord([name, member.declaredIn], member.signature),
      )
      .map(
        ({signature}) =>
          `Who may call ${name}.${signature} is not recorded → add it to src/features/contracts/facts/callers.json`,
      );
  });

function resolveError(
  subject: Subject,
  {name, isRevertString, conditions, modifiers}: RevertReason,
): ErrorFacts {
  const checks: ErrorCondition[] = [
    ...modifiers.map((invocation) => ({
      modifier: referByName(
        subject,
        'modifier',
        invocation.replace(/\(.*/, ''),
        invocation,
      ),
    })),
    ...conditions.flatMap(({if: condition, unless}): ErrorCondition[] => {
      if (condition) return [{if: condition}];
      return unless ? [{unless}] : [];
    }),
  ];
  const uniqueChecks = [
    ...new Map(checks.map((check) => [JSON.stringify(check), check])).values(),
  ];
  return isRevertString
    ? {
        name,
        isString: true,
        selector: ERROR_STRING_SELECTOR,
        when: uniqueChecks,
      }
    : {
        ...referByName(subject, 'error', name),
        selector: findSelector('error', name),
        when: uniqueChecks,
      };
}

function resolvePropagatedError(
  target: PropagatedErrors['target'],
  {name, isRevertString}: RevertReason,
): PropagatedCall['errors'][number] {
  if (isRevertString || typeof target === 'string')
    return {name, isString: true};
  const record = contractRecords[target.contract];
  const release = getDocumentedRelease(record);
  return {
    ...referByName({name: record.name, release}, 'error', name),
    selector: findSelector('error', name),
  };
}

function resolvePropagatedCall({
  target,
  condition,
  revertReasons,
}: PropagatedErrors): PropagatedCall {
  const {route = '', name = ''} =
    typeof target === 'string' ? {} : contractRecords[target.contract];
  return {
    target:
      typeof target === 'string'
        ? {name: target}
        : {
            name: `${name}.${target.member.name}`,
            href: `${route}#${target.member.id}`,
          },
    condition,
    errors: revertReasons.map((reason) =>
      resolvePropagatedError(target, reason),
    ),
  };
}

/** What a call can cause. */
function resolveEffects(
  subject: Subject,
  member: Member,
): Partial<MemberFacts> {
  if (member.kind !== 'function' && member.kind !== 'internal') return {};
  const {revertReasons, events, pauseTypes} = traceEffects(
    subject.name,
    member,
    subject.release,
  );
  const isRecordedAsCode = findContract(
    subject.name,
    subject.release,
  )?.declaration.kind.endsWith('contract');
  return {
    pauses: member.kind === 'function' && isRecordedAsCode ? pauseTypes : [],
    errors: revertReasons.map((reason) => resolveError(subject, reason)),
    propagates: subject.isCurrent
      ? getPropagatedErrors(subject.key, member).map(resolvePropagatedCall)
      : [],
    events: events.map((name) => referByName(subject, 'event', name)),
  };
}

const referToUsage = (
  key: ContractKey,
  {contract, member}: Usage,
): Reference => {
  const {route, name} = contractRecords[contract];
  return {
    name: contract === key ? member.name : `${name}.${member.name}`,
    href: `${route}#${member.id}`,
  };
};

function resolveUsages(
  {key, isCurrent}: Subject,
  {kind, declaredIn, name}: Member,
): Partial<MemberFacts> {
  const isUsable = kind === 'error' || kind === 'event' || kind === 'constant';
  if (!isUsable || !isCurrent) return {};
  const propagators = kind === 'error' ? findCallers(declaredIn, name) : [];
  return {
    usedBy: findUsages(kind, declaredIn, name).map((usage) =>
      referToUsage(key, usage),
    ),
    propagatedBy: propagators.map((usage) => referToUsage(key, usage)),
  };
}

function resolveOrigin(
  {name, release, isCurrent}: Subject,
  {declaredIn, alsoDeclaredIn}: Member,
): Partial<MemberFacts> {
  if (!isCurrent) return {};
  const isInterface = (contract: string): boolean =>
    findContract(contract, release)?.declaration.kind === 'interface';
  return {
    ...(declaredIn !== name && {declaredIn}),
    interfaces: alsoDeclaredIn.filter(isInterface).map(referToContract),
    overrides: alsoDeclaredIn.filter((contract) => !isInterface(contract)),
  };
}

/** The first release that has the member, and how it differed in earlier ones. Says nothing about releases without records. */
function resolveVersions(
  {key, release, isCurrent}: Subject,
  member: Member,
): Partial<MemberFacts> {
  const history = isCurrent
    ? getHistory(key, member).filter(({isUnknown}) => !isUnknown)
    : [];
  const existing = history.filter(({isAbsent}) => !isAbsent);
  const first = existing[0]?.release ?? release;
  const versions = existing.map(
    ({release: earlierRelease, name, signatures, selectors, size}) => ({
      release: earlierRelease,
      difference: compact({name, signatures, selectors, fields: size}),
    }),
  );
  const groups = groupBy(
    versions.filter(({difference}) => Object.keys(difference).length),
    ({difference}) => JSON.stringify(difference),
  );
  return {
    ...(existing.length < history.length && {
      since: {
        release: first,
        ...(isUnconfirmed(key, first) && {isUnconfirmed: true as const}),
      },
    }),
    versions: [...groups.values()].map((group): EarlierVersion => ({
      releases: group.map((item) => item.release),
      ...(group[0]?.difference as Omit<EarlierVersion, 'releases'>),
    })),
  };
}

function resolveSource(
  {release}: Subject,
  member: Member,
): MemberFacts['source'] {
  const lines = findSourceLines(member, release);
  if (lines) return lines;
  const file = findSource(member.declaredIn, release);
  return file && {url: file.url, isFileOnly: true};
}

export function resolveMember(subject: Subject, member: Member): MemberFacts {
  const {kind, name, heading, id, hex, signature, isRequired} = member;
  const returns =
    ('returns' in member.definition && member.definition.returns) || [];
  return compact<MemberFacts>({
    id,
    kind,
    name,
    heading,
    isOptional: isRequired ? undefined : true,
    solidity: formatSolidity(member),
    signature: hex && signature,
    selector: hex,
    value: kind === 'constant' ? member.definition.hash : undefined,
    parameters: getParameters(member).map(resolveParameter),
    returns: returns.map(resolveParameter),
    values: kind === 'enum' ? member.definition.members : [],
    callers: resolveMemberCallers(subject, member),
    ...resolveEffects(subject, member),
    ...resolveUsages(subject, member),
    ...resolveOrigin(subject, member),
    ...resolveVersions(subject, member),
    source: resolveSource(subject, member),
    call: subject.isCurrent ? findCallTarget(subject.key, member) : undefined,
  } as MemberFacts);
}
