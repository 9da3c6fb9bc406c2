import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {addCacheDependencies} from '../../engine/cacheDependencies';
import {writeJson} from '../../lib/writeJson';
import {buildAddressIndex} from './addressIndex';

/** Writes the known addresses to generated/ for the search box. Pages contain descriptions of them, so they are compiled again when one changes. */
export default function addresses({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin {
  const file = path.join(siteDir, 'generated/addresses.json');
  return {
    name: 'addresses',
    loadContent: () =>
      writeJson(file, buildAddressIndex(path.join(siteDir, 'docs'))),
    configureWebpack: (config) => addCacheDependencies(config, [file]),
  };
}
