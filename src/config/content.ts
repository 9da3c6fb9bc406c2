import type {PluginConfig} from '@docusaurus/types';
import explorerAliases from '../engine/explorerAliases';
import {openapi, referenceDocs} from '../features/apiReference/options';
import decoderSignatures from '../features/contracts/decoder/plugin/signatureIndex';
import {releaseDocsOptions} from '../features/contracts/pages/releaseDocs';
import diagrams from '../features/diagrams/plugin';
import {glossaryPlugin} from '../features/glossary/plugin/remark';
import {docs} from './docs';

/** Plugins that generate the pages. */
export const content: PluginConfig[] = [
  ['./src/engine/docs.ts', docs],
  ['docusaurus-plugin-openapi-docs', openapi],
  explorerAliases,
  ['@docusaurus/plugin-content-docs', referenceDocs],
  ['./src/features/contracts/pages/releaseDocs.ts', releaseDocsOptions],
  diagrams,
  glossaryPlugin,
  decoderSignatures,
];
