import {describe, expect, it} from 'vitest';
import {describeItem} from './describe';
import {decode} from './support';
import data from './toolOutputs.json';

/** One recorded output for each tool and form. */
interface ToolOutput {
  readonly tool: string;
  readonly name: string;
  readonly input: string;
  /** The expected start of the first item's description, and other strings that it must contain. */
  readonly expected: readonly string[];
  /** The expected labels of all alternatives. */
  readonly labels?: readonly string[];
}

const toolOutputs: readonly ToolOutput[] = data;

describe.each([...new Set(toolOutputs.map(({tool}) => tool))])(
  'the input is explained: %s',
  (tool) => {
    it.each(toolOutputs.filter((output) => output.tool === tool))(
      '$name',
      async ({input, expected: [start = '', ...parts], labels}) => {
        const alternatives = decode(input);
        const summary = await describeItem(alternatives[0].decoded);
        expect(summary.slice(0, start.length)).toBe(start);
        for (const part of parts)
          expect(summary.toLowerCase()).toContain(part.toLowerCase());
        expect(summary, 'there must be only one match').not.toContain(' | ');
        if (labels)
          expect(alternatives.map(({label}) => label)).toEqual(labels);
      },
    );
  },
);
