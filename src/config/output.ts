import type {PluginConfig} from '@docusaurus/types';
import clientRedirects from '../engine/clientRedirects';
import {contractAbis} from '../features/contracts/pages/abiFiles';
import securityTxt from '../features/hosting/build/securityTxt';
import {allRedirects} from '../features/hosting/build/shortened';
import markdownTwins from '../features/markdownTwins/build/plugin';
import offline from '../features/offline/build/plugin';
import openRpc from '../features/rpc/plugin/openRpc';
import socialCards from '../features/socialCards/build/plugin';
import thirdParty from '../features/thirdParty/build/plugin';
import {readEnvironment} from './env';
import {toolFiles} from './toolFiles';

const environment = readEnvironment();

/** What a build writes besides the pages, and adds to all of them. */
export const output: PluginConfig[] = [
  offline(environment),
  thirdParty(environment),
  clientRedirects(allRedirects()),
  contractAbis,
  openRpc,
  markdownTwins(toolFiles),
  socialCards,
  securityTxt,
];
