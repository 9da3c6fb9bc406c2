import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {lineaNetworks, type LineaNetworkId} from '../../src/data/networks';
import {bootnodes} from '../../src/data/nodes/bootnodes';
import {diskSizes, formatBytes, getAverageGrowth, type DiskSeriesId} from '../../src/data/nodes/diskSizes';

const root = path.resolve(import.meta.dirname, '../..');
const docsRoot = path.join(root, 'docs');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const read = (file: string): string => readFileSync(file, 'utf8');
const downloads = filesBelow(path.join(root, 'static/files'));
const pages = filesBelow(docsRoot).filter((file) => file.endsWith('.mdx'));
const networkIds = Object.keys(lineaNetworks) as LineaNetworkId[];

describe('bootnodes', () => {
  const ENODE = /^enode:\/\/[0-9a-f]{128}@(\d{1,3}(?:\.\d{1,3}){3}):(\d{1,5})$/;
  const MULTIADDR = /^\/ip4\/(\d{1,3}(?:\.\d{1,3}){3})\/tcp\/(\d{1,5})\/p2p\/16Uiu2HA[1-9A-HJ-NP-Za-km-z]{45}$/;

  function expectEndpoint(pattern: RegExp, text: string): void {
    const [, host = '', port = ''] = pattern.exec(text) ?? [];
    expect(host, text).not.toBe('');
    expect(host.split('.').every((part) => Number(part) < 256), text).toBe(true);
    expect(Number(port)).toBeGreaterThan(0);
    expect(Number(port)).toBeLessThan(65_536);
  }

  it.each(networkIds)('%s: every enode and multiaddr parses, none twice', (network) => {
    const {execution, consensus, retiredExecution} = bootnodes[network];
    const enodes = [...execution.map(({enode}) => enode), ...retiredExecution];
    for (const enode of enodes) expectEndpoint(ENODE, enode);
    for (const {multiaddr} of consensus) expectEndpoint(MULTIADDR, multiaddr);
    expect(new Set(enodes).size).toBe(enodes.length);
    expect(new Set(consensus.map(({multiaddr}) => multiaddr)).size).toBe(consensus.length);
  });

  it('the page renders the data and types no enode by hand', () => {
    const page = read(path.join(docsRoot, 'get-started/how-to/run-a-node/bootnodes.mdx'));
    for (const network of networkIds) {
      expect(page).toContain(`<BootnodeList network="${network}" layer="execution"`);
      expect(page).toContain(`<BootnodeList network="${network}" layer="consensus"`);
    }
    expect(page).not.toContain('enode://');
  });

  it('no page and no download names an enode outside the current lists', () => {
    const current = new Set(networkIds.flatMap((network) => bootnodes[network].execution.map(({enode}) => enode)));
    const found = [...pages, ...downloads].flatMap((file) => read(file).match(/enode:\/\/[0-9a-f]+@[\d.]+:\d+/g) ?? []);
    expect(found.filter((enode) => !current.has(enode))).toEqual([]);
  });
});

it('disk sizes are those that were published', () => {
  const series = Object.keys(diskSizes) as DiskSeriesId[];
  expect(series.map((name) => formatBytes(diskSizes[name].last.bytes))).toEqual(['508.88 GB', '3.87 TB', '3.97 TB']);
  expect(series.map((name) => formatBytes(getAverageGrowth(name)))).toEqual(['1.49 GB', '3.27 GB', '3.48 GB']);
});
