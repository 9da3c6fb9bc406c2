import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {getAddress, type Abi, type Address} from 'viem';
import {SAMPLES_FOLDER} from '../../scripts/samples/install';
import {KEYS, type Chain} from './chain';
import {readJson, runTool} from './project';

/** The JavaScript build of the compiler, which Hardhat can run directly. */
const COMPILER = path.join(SAMPLES_FOLDER, 'node_modules/solc/soljson.js');
const CONFIG_FILE = 'hardhat.offline.config.mjs';

/** Makes Hardhat use our compiler instead of downloading one. The rest of the tutorial's configuration stays unchanged. */
const CONFIG_SOURCE = `import config from './hardhat.config.ts';

const withPath = (profile) => ({...profile, path: ${JSON.stringify(COMPILER)}});
const profiles = Object.entries(config.solidity.profiles);

export default {...config, solidity: {profiles: Object.fromEntries(profiles.map(([name, profile]) => [name, withPath(profile)]))}};
`;

/** The Hardhat project in a tutorial's folder. */
export class HardhatProject {
  constructor(readonly folder: string) {
    writeFileSync(path.join(folder, CONFIG_FILE), CONFIG_SOURCE);
  }

  run(...args: string[]): string {
    return runTool(this.folder, 'hardhat', ['--config', CONFIG_FILE, ...args]);
  }

  /** Deploys the tutorial's Ignition module to its `lineaSepolia` network, which is the local chain in the tests. */
  deploy(chain: Chain, module: string, ...args: string[]): Address {
    runTool(
      this.folder,
      'hardhat',
      [
        '--config',
        CONFIG_FILE,
        'ignition',
        'deploy',
        module,
        '--network',
        'lineaSepolia',
        ...args,
      ],
      {
        LINEA_SEPOLIA_RPC_URL: chain.url,
        LINEA_SEPOLIA_PRIVATE_KEY: KEYS[0],
        ETHERSCAN_API_KEY: 'unused',
      },
    );
    const [address = ''] = Object.values(
      readJson<Record<string, string>>(
        this.folder,
        'ignition/deployments/chain-59141/deployed_addresses.json',
      ),
    );
    return getAddress(address);
  }

  readAbi(name: string): Abi {
    return readJson<{abi: Abi}>(
      this.folder,
      'artifacts/contracts',
      `${name}.sol`,
      `${name}.json`,
    ).abi;
  }
}
