import {ESLint} from 'eslint';
import {describe, expect, test} from 'vitest';

// The first of them reads the types of the whole site.
describe('components', {timeout: 120_000}, () => {
  const eslint = new ESLint();
  const lint = async (code: string) => (await eslint.lintText(code, {filePath: 'src/components/CopyButton/index.tsx'}))[0]?.messages.map(({message}) => message);

  test.each([
    ['<img src="a.png" width="1" height="1" />', /has no alt text/],
    ['<img src="a.png" alt="" />', /no width and height/],
  ])('%s fails the lint', async (element, message) => {
    expect(await lint(`export const a = ${element};\n`)).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    ['new EyeDropper()', /EyeDropper is not supported/],
    ['Promise.withResolvers()', /Chrome 109 and UC lack it/],
    ['[1].toReversed()', /copy the array first/],
  ])('%s, which a browser of our list lacks, fails the lint', async (code, message) => {
    expect(await lint(`export const a = ${code};\n`)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
  });

  test('a complete one passes', async () => {
    expect(await lint('export const a = <img src="a.png" alt="A" width="1" height="1" />;\n')).toEqual([]);
  });
});
