import {expect, test, vi} from 'vitest';
import {routerPathToRegexp} from '../../src/engine/pathMatcher/plugin';

vi.mock('router-path-to-regexp', async () => ({default: (await import(routerPathToRegexp)).default}));

const {default: pathMatcher} = await import('../../src/engine/pathMatcher/matcher');
const {default: library} = await import('router-path-to-regexp');

const paths = ['/', '/a', '/a/', '/release-notes', '/api/v1.2/get_tokens', '/404.html', '*', '/:id', '/a/:id?', '/a(b)', '/a%20b', 'a'];
const addresses = ['/', '/a', '/A', '/a/', '/a//', '/a/b', '/ab', '/release-notes', '/Release-Notes/', '/release-notes/x', '/api/v1.2/get_tokens', '/api/v1x2/get_tokens', '/404.html', '/404xhtml', '/a%20b', 'a', ''];
const options = [{}, {end: true, strict: false, sensitive: false}, {end: false}, {strict: true}, {sensitive: true}];

test('matches what the library matches', () => {
  for (const path of paths) {
    for (const each of options) {
      for (const address of addresses) {
        const [expected, actual] = [library, pathMatcher].map((of) => [...(of(path, [], each).exec(address) ?? ['no match'])]);
        expect(actual, `${path} ${JSON.stringify(each)} ${address}`).toEqual(expected);
      }
    }
  }
});

test('hands on the names of parameters and makes addresses of them', () => {
  const keys: {name: string | number}[] = [];
  pathMatcher('/a/:id', keys);
  expect(keys.map(({name}) => name)).toEqual(['id']);
  expect(pathMatcher.compile('/a/:id')({id: 'b'})).toBe('/a/b');
});
