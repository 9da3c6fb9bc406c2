import type {LineaNetwork, LineaNetworkId} from '../networks';

/** Published peers of both networks, as of August 2026. Source: the Linea monorepo's reference compose files and Maru configuration. */

type Region = 'United States' | 'Asia-Pacific' | 'Europe';

interface ExecutionPeer {
  readonly enode: string;
  /** `bootnode`: discovery only. `peer`: also exchanges blocks and transactions. */
  readonly role: 'bootnode' | 'peer';
  readonly region?: Region;
}

interface ConsensusPeer {
  readonly multiaddr: string;
  readonly region?: Region;
}

export interface NetworkPeers {
  readonly execution: readonly ExecutionPeer[];
  readonly consensus: readonly ConsensusPeer[];
  /** Enodes from older guides. Their nodes no longer use these keys. */
  readonly retiredExecution: readonly string[];
}

export const bootnodes: Readonly<Record<LineaNetworkId, NetworkPeers>> = {
  linea: {
    execution: [
      {
        enode:
          'enode://069800db9e6e0ec9cadca670994ef1aea2cfd3d88133e63ecadbc1cdbd1a5847b09838ee08d8b5f02a9c32ee13abeb4d4104bb5514e5322c9d7ee19f41ff3e51@3.132.73.210:31002',
        role: 'peer',
        region: 'United States',
      },
      {
        enode:
          'enode://97706526cf79df9d930003644f9156805f6c8bd964fc79e083444f7014ce10c9bdd2c5049e63b58040dca1d4c82ebef970822198cf0714de830cff4111534ff1@18.223.198.165:31004',
        role: 'bootnode',
        region: 'United States',
      },
      {
        enode:
          'enode://328a18615d5bd7993b2d6af452fd316be6e3a85716faedf4448b3f77713383a872d9f8f62f36407053b368872b109f65c3a74069a71204d3242aa283ff33312e@18.223.198.165:31000',
        role: 'peer',
        region: 'United States',
      },
      {
        enode:
          'enode://228e1b8a4931e46f383e30721dac21fb8fb4e5e1b32c870e13b25478c82db3dc1cd9e7ceb93d302a766466b55638cc9c5cbfc43aa48fa41ced19baf365951f76@3.1.142.64:31002',
        role: 'peer',
        region: 'Asia-Pacific',
      },
      {
        enode:
          'enode://c22eb0d40fc3ad5ea710aeddea906567778166bfe18c157955e8c39b23a46c45db18a0fa2ba07f2b64c81178a8c796aec2a29151533920ead06fcdfc6d8d03c6@47.128.192.57:31004',
        role: 'bootnode',
        region: 'Asia-Pacific',
      },
      {
        enode:
          'enode://b7c1b2bed65a855f7a2104aac9a14674dfdf018fdac763415b373b29ce18cdb81d36328ba4e5c9f12629f3a50c3e8f9ee048f22dbdbe93a82813da89c6b81334@51.20.235.126:31004',
        role: 'bootnode',
        region: 'Europe',
      },
      {
        enode:
          'enode://c92b454bed3028c8dfafe0251cd00fc6bc5462a091c03c53569651c17782df88edc7722b29925e66c60bf8c516be00a47f252d9007cd1805653150f492527573@13.50.94.193:31000',
        role: 'peer',
        region: 'Europe',
      },
    ],
    consensus: [
      {
        multiaddr:
          '/ip4/18.223.198.165/tcp/31005/p2p/16Uiu2HAmSJSpgBxVoMcRZ4u8CQbTgfPrbw6u7xH1BnMgwAQZAm91',
        region: 'United States',
      },
      {
        multiaddr:
          '/ip4/18.190.136.59/tcp/31006/p2p/16Uiu2HAm5DpcTYVLzZf45unDDrY9wYVbqeFnPo4CrpnF3tyXV3o8',
        region: 'United States',
      },
      {
        multiaddr:
          '/ip4/3.1.142.64/tcp/31000/p2p/16Uiu2HAkuaxfz8ftqSSfG6hKG7B7MCUD9boXvawxKXz9eq7R6Tmi',
        region: 'Asia-Pacific',
      },
      {
        multiaddr:
          '/ip4/52.77.66.99/tcp/31001/p2p/16Uiu2HAmGNP9fqUnfCb5v8VAWczW12qmsEnYhNUw2v652Px9Kz5V',
        region: 'Asia-Pacific',
      },
      {
        multiaddr:
          '/ip4/13.50.94.193/tcp/31003/p2p/16Uiu2HAmVcX8oB9KxmJdVAGybMyxuqtbY959i6uaew1agDBv9wk3',
        region: 'Europe',
      },
    ],
    retiredExecution: [
      'enode://a8e03a71eab12ec4b47bb6e19169d8e4dc7a58373a2476969bbe463f2dded6003037fa4dd5f71e15027f7fc8d7340956fbbefed67ddd116ac19a7f74da034b61@3.132.73.210:31003',
      'enode://24e1c654a801975a96b7f54ebd7452ab15777fc635c1db25bdbd4425fdb04e7f4768e9e838a87ab724320a765e41631d5d37758c933ad0e8668693558125c8aa@18.223.198.165:31000',
      'enode://27010891d960f73d272a553f72b6336c6698db3ade98d631f09c764e57674a797be5ebc6829ddbb65ab564f439ebc75215d20aa98b6f351d12ea623e7d139ac3@3.132.73.210:31001',
      'enode://8ce733abe39fd7ae0a278b9893f85c1193c611a3886168690dd843435460f22cc4d61f9e8d0ace7f5905836a665319a31cccdaacdada2acc69972c382ecce7db@3.1.142.64:31003',
      'enode://95270e0550848a72fb141cf27f1c4ea10714edde365b411dc0fa06c81c0f282ce155eb9fa472b6b8bb9ee98395eeaf4c5a7b02a01fe58b37ea98ba152eda4c37@13.50.94.193:31000',
      'enode://72013391755f24f08567b932feeeec4c893c06e0b1fb480890c83bf87fd277ad86a5ab9cb586db9ae9970371a2f8cb0c96f6c9f69045abca0fb801db7f047138@51.20.235.126:31001',
    ],
  },
  lineaSepolia: {
    execution: [
      {
        enode:
          'enode://6f20afbe4397e51b717a7c1ad3095e79aee48c835eebd9237a3e8a16951ade1fe0e66e981e30ea269849fcb6ba03d838da37f524fabd2a557474194a2e2604fa@18.221.100.27:31002',
        role: 'peer',
      },
      {
        enode:
          'enode://f88736df958261009d5ad40bde172c67abf68b8881200a4d717a8afd72e4cebf044bd3f35c373d45e8a0d6dbc730506b0699be5f16f5d8df2d63a8252d8b5b52@3.23.75.47:31000',
        role: 'peer',
      },
      {
        enode:
          'enode://1b026a5eb0ae74300f58987d235ef0e3a550df963345cb3574be3b0b54378bd11f14dfd515a8976f2c2d2826090e9507b8ccc24f896a9ffffffcabcfd996a733@3.129.120.128:31001',
        role: 'peer',
      },
      {
        enode:
          'enode://ef6ffc19e44c3e6db7cff9a4c2ba5c88d8a6a9372c85bd2c5e8be9950e43faa6f19bd3ed2d126a6fb2e213eb6568eb0d5cc4c933bdadde5bee23401d3a721365@3.129.120.128:31003',
        role: 'peer',
      },
    ],
    consensus: [
      {
        multiaddr:
          '/ip4/3.129.120.128/tcp/31005/p2p/16Uiu2HAmR33t8RZiAHovuH9iH2UuUrajrbfyYowiYDAQo3D5Y9wg',
      },
      {
        multiaddr:
          '/ip4/3.129.120.128/tcp/31006/p2p/16Uiu2HAm9HB5oNmnmj8yY6T7dfhLVidVzYqa8QVDtEthkMr6b8tx',
      },
    ],
    retiredExecution: [
      'enode://ce1e0d8e0500cb5c0ac56bdcdafb2d6320c3a2c5125b5ccf12f5dfc9b47ee74acbcafc32559017613136c9c36a0ce74ba4f83b7fb8244f099f3b15708d9d3129@3.23.75.47:31000',
    ],
  },
};

/** Joins a network's enodes with commas, as `--bootnodes` requires. */
export function formatBootnodes({id}: LineaNetwork): string {
  return bootnodes[id].execution.map(({enode}) => enode).join(',');
}
