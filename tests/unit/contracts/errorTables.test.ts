import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import errorTables from '../../../src/features/contracts/pages/errorTables';

const render = (component: string): string =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkGfm)
      .use(errorTables)
      .use(remarkStringify)
      .processSync(`<${component} />`),
  );

it('errors of the protocol link to their entries, and show names in their texts as code', () => {
  expect(render('ProtocolErrors')).toMatch(
    /^\| `0xc0a71b58` +\| \[`IsPaused`\]\(\/api\/linea-smart-contracts\/interfaces\/ipausemanager#error-ispaused\) .*`unPauseByExpiredType`/m,
  );
});

it('an error that several contracts declare links to each of them', () => {
  expect(render('ProtocolErrors')).toMatch(
    /`MessageDoesNotExistOrHasAlreadyBeenClaimed` in \[`IL1MessageManagerV1`\]\(\S+\) and \[`IL2MessageManagerV1`\]\(\S+\)/,
  );
});

it('panic codes are written as Solidity reports them', () => {
  expect(render('PanicCodes')).toMatch(
    /^\| `0x11` \| An arithmetic overflow or underflow/m,
  );
});
