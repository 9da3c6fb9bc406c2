import type {PluginConfig} from '@docusaurus/types';
import clientRedirects from '../engine/clientRedirects';
import {getRedirects} from '../features/hosting/plugin/directoryRedirects';
import wellKnown from '../features/hosting/plugin/wellKnown';
import markdownExport from '../features/markdownExport/plugin';
import offline from '../features/offline/plugin';
import openRpc, {openRpcPath} from '../features/rpc/plugin/openRpc';
import socialCards from '../features/socialCards/plugin';
import thirdParty from '../features/thirdParty/plugin';
import {readEnvironment} from './env';
import {abiFiles, machineReadableFiles} from './machineReadableFiles';

/** Plugins that write files other than pages, or add something to all pages. */
export const output: PluginConfig[] = [
  offline,
  thirdParty(readEnvironment()),
  clientRedirects(getRedirects()),
  openRpc,
  markdownExport(machineReadableFiles),
  socialCards,
  wellKnown(openRpcPath, abiFiles),
];
