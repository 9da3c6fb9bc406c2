// npm run rpc: writes src/features/rpc/sources/ethereum.json from the installed @metamask/api-specs.
import {writeFileSync} from 'node:fs';
import {specText} from './specText';

writeFileSync('src/features/rpc/sources/ethereum.json', specText());
