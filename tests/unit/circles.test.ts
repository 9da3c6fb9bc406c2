import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import ts from 'typescript';
import {expect, test} from 'vitest';

/** Tracked files that a file imports, types included: ESLint's rule against circles passes over those. */
function importsOf(file: string, all: ReadonlySet<string>): string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({fileName}) => {
    const target = fileName.startsWith('@site/') ? fileName.slice('@site/'.length) : path.join(path.dirname(file), fileName);
    const isOurs = fileName.startsWith('@site/') || fileName.startsWith('.');
    return isOurs ? ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'].map((end) => target + end).filter((each) => all.has(each)).slice(0, 1) : [];
  });
}

/** The first way that leads from a file back to itself. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  function follow(file: string, way: readonly string[]): readonly string[] {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    const found = (graph.get(file) ?? []).map((next) => follow(next, [...way, file])).find((circle) => circle.length > 0);
    done.add(file);
    return found ?? [];
  }
  return [...graph.keys()].map((file) => follow(file, [])).find((circle) => circle.length > 0) ?? [];
}

test('no file imports itself by way of others', () => {
  expect(circleIn(new Map([['a', ['b']], ['b', ['c']], ['c', ['b']]]))).toEqual(['b', 'c', 'b']);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mts'], {encoding: 'utf8'}).trim().split('\n').filter((file) => existsSync(file));
  const all = new Set(files);
  expect(all.size).toBeGreaterThan(400);
  expect(circleIn(new Map(files.map((file) => [file, importsOf(file, all)])))).toEqual([]);
});
