import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {hashInputs, listInputs} from '../../src/features/offline/build/inputs';

describe('inputs of a build', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'build-inputs-'));
  afterAll(() => rmSync(site, {recursive: true, force: true}));
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };

  test('are all files that pages are made of', () => {
    put('docs/a.mdx', 'a');
    put('src/data/networks.ts', '1');
    put('package-lock.json', '{}');
    put('tests/unit/a.test.ts', '');
    put('node_modules/x/index.js', '');
    put('build/index.html', '');
    expect(listInputs(site)).toEqual(['docs/a.mdx', 'package-lock.json', 'src/data/networks.ts']);
  });

  test('have the same hash for the same text and another one for any change', () => {
    const before = hashInputs(site);
    expect(hashInputs(site)).toBe(before);
    put('src/data/networks.ts', '2');
    const changed = hashInputs(site);
    expect(changed).not.toBe(before);
    put('src/data/more.ts', '');
    expect(hashInputs(site)).not.toBe(changed);
  });
});
