import type {PluginConfig} from '@docusaurus/types';
import {
  explorerBundle,
  openapi,
  referenceDocs,
} from '../features/apiReference/options';
import decoderSignatures from '../features/contracts/decoder/plugin/signatureIndex';
import diagrams from '../features/diagrams/plugin';
import {glossaryPlugin} from '../features/glossary/plugin/remark';
import {docs} from './docs';

/** Plugins that generate the pages. */
export const content: PluginConfig[] = [
  ['./src/engine/docs.ts', docs],
  ['docusaurus-plugin-openapi-docs', openapi],
  explorerBundle,
  ['@docusaurus/plugin-content-docs', referenceDocs],
  diagrams,
  glossaryPlugin,
  decoderSignatures,
];
