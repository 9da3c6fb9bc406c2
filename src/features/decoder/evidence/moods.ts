import type {Group, Statement} from '../parse/parse';

/**
 * What a statement is: `error` reports a failure, `plain` does not say, and `inert` does not, whatever its words: log lines of a lower
 * level, source code, prose, and values such as `failed: 0`.
 */
export type Mood = 'error' | 'plain' | 'inert';

/** Several short expressions, because nobody can tell whether a long one is linear. */
type Signs = readonly RegExp[];

const hasSign = (signs: Signs, text: string): boolean =>
  signs.some((sign) => sign.test(text));

/** Log levels and marks of tests that report no failure. */
const calmSigns: Signs = [
  /(?:^|[\s|[(])(?:DEBUG|INFO|TRACE|WARN|WARNING|NOTICE|PASS|PASSED|debug|info|warn|trace)(?=[|\]):[\s]|$)(?! \w+:\/\/)/,
  /[✔✓√]|\d (?:passing|passed)\b/,
  /\b(?:level|lvl|severity)["']?\s?[=:]\s?["']?(?:debug|info|warn|trace|notice)/,
];
const errorLevels: Signs = [
  /(?:^|[\s|[(])(?:ERROR|FATAL|CRIT|CRITICAL|SEVERE|FAIL|FAILED)(?=[\s|\]):[.]|$)/,
  /\b(?:level|lvl|severity)["']?\s?[=:]\s?["']?(?:error|ERROR|fatal|crit|err)\b/,
];

/** Words that only an error has: its class, its code, its mark. */
const strongSigns: Signs = [
  /(?:[Ee]rror|ERROR|Exception)\]?\)?(?:\s?[:({-]|\s(?:code|response|occurred)\b|\sHH?\d)/,
  /\b[Cc]ode["']?\)?\s?[:=]?\s?["']?-3\d{4}\b|-32\d{3}\b/,
  /\b(?:HTTP|[Ss]tatus)(?: code)?:?\s?[45]\d\d\b|\b[45]\d\d (?:Client|Server) Error/,
  /[⛔❌🚨✘✗]|\[FAIL|\[Revert|EvmError|\bexceptions?\.\w|\bexited with\b/u,
];

/** Words that report a failure, unless the sentence is about failures in general. */
const weakMarker =
  /\b(?:reverted?|missing revert data|failed|failure|rejected|denied|refused|panicked|aborted|crashed|unable to|cannot|could not|couldn't|can't|unhandled|exceeded|exceeds|invalid|unsupported|not supported|errored|error)\b/i;
const general =
  /\b(?:if|when|whether|may|might|should|would|could be|how to|why|explain|explains|e\.g|retry when|retries|callers|in case)\b/i;
const negated =
  /\b(?:no|not|never|without|0|zero) (?:\w+ )?(?:reverted|failed|failures?|rejected|errors?|panics?)\b/i;

/** Values that say that something did not fail. */
const emptyValue =
  /\b\w*(?:failed|failures?|errors?|panic|timeouts?|reverted|revert)["']?\s?[:=]\s?(?:0\b|false|null|none|nil|undefined|\[\]|""|'')/gi;

/** Lines of code: statements in a language, not output of a program. */
const code =
  /^(?:export |async |await |public |private |internal |external |static )*(?:const|let|var|if|for|while|return|throw|function|import|contract|library|interface|require|revert|emit|def|class|try|catch|except|raise|assert|expect|it|test|describe|bytes|string|uint256|address|mapping|modifier|error|event|struct|pragma|using|fn|use|pub|func|vm)(?=[\s({.])|\)\s?=>|=>\s?[{(]|;$|\) \{$/;

/** A bullet, a heading, a quotation: prose about failures. */
const prose = /^(?:[-*>] |#{1,6} )/;

/** Names whose text reports what went wrong. */
const errorKeys = new Set(
  'message msg reason details detail error err errormessage shortmessage cause revertreason exception stack reverted body metamessages innererror title description originalerror errors failure data result info'.split(
    ' ',
  ),
);
/** Codes of JSON-RPC, EIP-1193, HTTP and ethers. */
const errorCode =
  /^["']?(?:\(\w{1,20}\) )?(?:-3\d{4}|3\b|4\d{2,4}\b|5\d{3}\b|[A-Z_]{6,})/;

const errorGroups =
  /^(?:error|err|innererror|exception|cause|originalerror|errors|failure)$/;

/** Whether a group is an error object: by name, or by a code and a message. */
function isErrorGroup({key, values}: Group): boolean {
  if (errorGroups.test(key)) return true;
  const hasMessage = ['message', 'data', 'reason', 'details'].some((name) =>
    values.has(name),
  );
  return hasMessage && errorCode.test(values.get('code') ?? '');
}

/**
 * Creates a function that derives a value for a group from that of the group around it, once for each. It goes from the outermost group
 * inwards: groups may be nested a thousand levels deep, and recursion could overflow the stack.
 */
export function inherit<Value>(
  derive: (group: Group, outer: Value | undefined) => Value,
): (group: Group) => Value {
  const values = new WeakMap<Group, {readonly value: Value}>();
  return (group) => {
    const chain: Group[] = [];
    let current: Group | undefined = group;
    while (current && !values.has(current)) {
      chain.push(current);
      current = current.parent;
    }
    let outer = current && values.get(current);
    for (const inner of chain.reverse()) {
      outer = {value: derive(inner, outer?.value)};
      values.set(inner, outer);
    }
    return (outer as {readonly value: Value}).value;
  };
}

/** Whether a group or one around it is an error object. */
export const isInError = inherit<boolean>(
  (group, isInner) => isInner === true || isErrorGroup(group),
);

function getLineMood(line: string): Mood {
  const text = line.replace(emptyValue, '');
  if (hasSign(errorLevels, text)) return 'error';
  const isStrong = hasSign(strongSigns, text);
  if (hasSign(calmSigns, text) && !isStrong) return 'inert';
  if (code.test(text)) return 'inert';
  const isNegated = negated.test(text);
  if (isStrong && !isNegated) return 'error';
  if (prose.test(text) || general.test(text) || isNegated)
    return isStrong ? 'error' : 'inert';
  return weakMarker.test(text) ? 'error' : 'plain';
}

const moods = new WeakMap<Statement, Mood>();

/** Gives a part of a statement the mood of the whole. */
export const setMood = (part: Statement, mood: Mood): void =>
  void moods.set(part, mood);

/** Returns what a statement is, from its words, its name, and the line that contains it. */
export function getMood(statement: Statement): Mood {
  const known = moods.get(statement);
  if (known) return known;
  const mood = computeMood(statement);
  moods.set(statement, mood);
  return mood;
}

/** Whether a statement reports a failure. */
export const hasFailure = (statements: readonly Statement[]): boolean =>
  statements.some((statement) => getMood(statement) === 'error');

function computeMood({text, key, group, parent}: Statement): Mood {
  if (!parent) return getLineMood(text.slice(0, 2_000));
  const outer = getMood(parent);
  const level = [group, group.parent]
    .flatMap((candidate) => candidate?.values.get('level') ?? [])
    .join(' ');
  if (/^["']?(?:debug|info|warn|trace|notice)/i.test(level)) return 'inert';
  if (outer === 'inert')
    return isInError(group) && !code.test(parent.text) ? 'error' : 'inert';
  if (errorKeys.has(key) && (outer === 'error' || isInError(group)))
    return 'error';
  if (isInError(group)) return 'error';
  return getLineMood(text.slice(0, 2_000));
}
