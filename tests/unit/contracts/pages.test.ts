import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contractKeys, contractRecords} from '../../../src/features/contracts/model/contracts';
import {render} from './render';

const docs = path.join(import.meta.dirname, '../../../docs');

/** File of a page; one whose folder has its name is called like the folder. */
function fileOf(route: string): string {
  const file = path.join(docs, `${route}.mdx`);
  return existsSync(file) ? file : path.join(docs, route, `${path.basename(route)}.mdx`);
}

const pages = contractKeys.map((key) => ({key, file: fileOf(contractRecords[key].route)}));

describe('contract pages', () => {
  it('are 41', () => {
    expect(pages).toHaveLength(41);
  });

  it.each(pages)('$key has a page that agrees with the data', ({key, file}) => {
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(`\ncontract: ${key}\n`);
    expect(() => render(source, file)).not.toThrow();
  });
});
