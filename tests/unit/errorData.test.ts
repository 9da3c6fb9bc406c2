import {readFileSync} from 'node:fs';
import {parseAbiItem, toFunctionSignature, type AbiFunction} from 'viem';
import {expect, it} from 'vitest';
import {SiteContent} from '../../scripts/check/siteContent';
import {
  callCauses,
  errorCauses,
  reasonCauses,
  reasonCodes,
} from '../../src/data/errorCauses';
import {knownMessages} from '../../src/data/errorMessages';

/** Returns the checks of texts in a file. Each returns no finding, or one at the first line that has the text. */
function createChecks(file: string) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const check = (isRight: boolean, text: string, problem: string): string[] => {
    const line = lines.findIndex((item) => item.includes(text)) + 1;
    return isRight ? [] : [`${file}:${line} "${text}" ${problem}`];
  };
  /** A sentence may also start with a name in code. */
  const checkStart = (text: string): string[] =>
    check(
      /^(?:[A-Z]|[a-z]+[A-Z]|unlock\b)/.test(text),
      text,
      'starts in lower case → write a capital',
    );
  const checkNoStop = (text: string): string[] =>
    check(!text.endsWith('.'), text, 'ends with a full stop → remove it');
  return {check, checkStart, checkNoStop};
}

const causes = createChecks('src/data/errorCauses.ts');
const messages = createChecks('src/data/errorMessages.ts');

/** Returns the form from which selectors are computed, for example with `uint256` instead of `uint`. */
function canonicalize(signature: string): string {
  try {
    const item = parseAbiItem(`function ${signature}`);
    return toFunctionSignature(item as AbiFunction);
  } catch {
    return 'NAME(TYPE,TYPE)';
  }
}

it('causes have signatures that match', () => {
  const signatures = Object.keys({...errorCauses, ...callCauses});
  const findings = signatures.flatMap((signature) => {
    const expected = canonicalize(signature);
    return causes.check(
      signature === expected,
      signature,
      `never matches → write ${expected}`,
    );
  });
  expect(findings).toEqual([]);
});

it('causes and fixes are phrases without a full stop', () => {
  const findings = [errorCauses, callCauses, reasonCauses, reasonCodes]
    .flatMap((group) => Object.entries(group))
    .flatMap(([name, {cause, fix}]) => [
      // The cause of a code is shown after the code, in lower case.
      ...(name in reasonCodes ? [] : causes.checkStart(cause)),
      ...causes.checkStart(fix),
      ...[cause, fix].flatMap(causes.checkNoStop),
    ]);
  expect(findings).toEqual([]);
});

it('codes of reasons are those that the decoder recognizes', () => {
  const findings = Object.keys(reasonCodes).flatMap((code) =>
    causes.check(
      /^(?:AA\d\d|GS\d{3})$/.test(code),
      code,
      'never matches → write AA and two digits, or GS and three',
    ),
  );
  expect(findings).toEqual([]);
});

it('messages have words that match', () => {
  const findings = knownMessages
    .flatMap(({says = []}) => says)
    .flatMap((words) => {
      const phrases = words.toLowerCase().replaceAll('’', "'").split('|');
      const expected = phrases.filter(Boolean).join('|');
      return messages.check(
        words === expected,
        words,
        `never matches, or always → write "${expected}"`,
      );
    });
  expect(findings).toEqual([]);
});

it('messages have a title without a full stop, a fix that ends with one, and a link to a page', () => {
  const {routes} = new SiteContent();
  const findings = knownMessages.flatMap(
    ({title, titleWithNumber = title, fix, link}) => [
      ...[title, titleWithNumber, fix].flatMap(messages.checkStart),
      ...[title, titleWithNumber].flatMap(messages.checkNoStop),
      ...messages.check(fix.endsWith('.'), fix, 'lacks a full stop → add it'),
      ...messages.check(
        !link || routes.has(link.to),
        link?.to ?? '',
        'is no page → write the URL of a page, such as /api/reference',
      ),
    ],
  );
  expect([...new Set(findings)]).toEqual([]);
});
