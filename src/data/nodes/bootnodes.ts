import type {LineaNetworkId} from '../networks';

/**
 * What is known of the published peers, as of August 2026. The peers themselves are in the files that readers download, under
 * `static/files/nodes`. Source: the Linea monorepo's reference compose files and Maru configuration.
 */

type Region = 'United States' | 'Asia-Pacific' | 'Europe';

/** Regions of the peers of Linea Mainnet, by IP address. Those of Linea Sepolia are not stated. */
export const peerRegions: Readonly<Record<string, Region>> = {
  '3.132.73.210': 'United States',
  '18.223.198.165': 'United States',
  '18.190.136.59': 'United States',
  '3.1.142.64': 'Asia-Pacific',
  '47.128.192.57': 'Asia-Pacific',
  '52.77.66.99': 'Asia-Pacific',
  '51.20.235.126': 'Europe',
  '13.50.94.193': 'Europe',
};

/** Nodes for discovery only, which exchange no blocks or transactions: the first eight digits of their keys. */
export const discoveryOnlyPeers: readonly string[] = [
  '97706526',
  'c22eb0d4',
  'b7c1b2be',
];

/** Enodes from older guides. Their nodes no longer use these keys. */
export const retiredEnodes: Readonly<
  Record<LineaNetworkId, readonly string[]>
> = {
  linea: [
    'enode://a8e03a71eab12ec4b47bb6e19169d8e4dc7a58373a2476969bbe463f2dded6003037fa4dd5f71e15027f7fc8d7340956fbbefed67ddd116ac19a7f74da034b61@3.132.73.210:31003',
    'enode://24e1c654a801975a96b7f54ebd7452ab15777fc635c1db25bdbd4425fdb04e7f4768e9e838a87ab724320a765e41631d5d37758c933ad0e8668693558125c8aa@18.223.198.165:31000',
    'enode://27010891d960f73d272a553f72b6336c6698db3ade98d631f09c764e57674a797be5ebc6829ddbb65ab564f439ebc75215d20aa98b6f351d12ea623e7d139ac3@3.132.73.210:31001',
    'enode://8ce733abe39fd7ae0a278b9893f85c1193c611a3886168690dd843435460f22cc4d61f9e8d0ace7f5905836a665319a31cccdaacdada2acc69972c382ecce7db@3.1.142.64:31003',
    'enode://95270e0550848a72fb141cf27f1c4ea10714edde365b411dc0fa06c81c0f282ce155eb9fa472b6b8bb9ee98395eeaf4c5a7b02a01fe58b37ea98ba152eda4c37@13.50.94.193:31000',
    'enode://72013391755f24f08567b932feeeec4c893c06e0b1fb480890c83bf87fd277ad86a5ab9cb586db9ae9970371a2f8cb0c96f6c9f69045abca0fb801db7f047138@51.20.235.126:31001',
  ],
  lineaSepolia: [
    'enode://ce1e0d8e0500cb5c0ac56bdcdafb2d6320c3a2c5125b5ccf12f5dfc9b47ee74acbcafc32559017613136c9c36a0ce74ba4f83b7fb8244f099f3b15708d9d3129@3.23.75.47:31000',
  ],
};
