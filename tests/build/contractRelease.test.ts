import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {PageFacts} from '../../src/features/contracts/facts/pageFacts';

/**
 * Imports a made-up release 9.0 into a copy of the feature, as CONTRIBUTING.md describes: runs the import command and adds the
 * release to the list. In 9.0, PauseManager gains a function and IPauseManager loses an error.
 */
const root = path.join(import.meta.dirname, '../..');
const copyFolder = mkdtempSync(path.join(tmpdir(), 'release-'));
const feature = 'src/features/contracts';

const ADDED_FUNCTION = {
  name: 'pauseEverything',
  params: [{name: '_reason', type: 'string'}],
  visibility: 'external',
  mutability: 'nonpayable',
  modifiers: ['onlyRole(SECURITY_COUNCIL_ROLE)'],
  signature: 'pauseEverything(string)',
  selector: '0x1aeecc7a',
};
const REMOVED_ERROR = 'PauseNotExpired';

interface Names {
  functions: string[];
  events: string[];
  errors: string[];
}
interface ContractDeclaration {
  functions?: unknown[];
  errors?: {name: string}[];
  fullAbiNames: Names;
}
type Declarations = Record<string, ContractDeclaration | null>;
type Abis = Record<
  string,
  {functions: Record<string, string>; errors: Record<string, string>}
>;

function readJson<Value>(file: string): Value {
  return JSON.parse(
    readFileSync(path.join(root, feature, 'facts', file), 'utf8'),
  ) as Value;
}

/** Writes the 8.0 declarations, with the two changes, to a folder that `npm run contracts` can import. */
function writeRelease(folder: string): void {
  const declarations: Declarations = {};
  for (const release of ['6.0', '7.1', '8.0'])
    Object.assign(
      declarations,
      readJson<Declarations>(`${release}/declarations.json`),
    );
  for (const [name, declaration] of Object.entries(declarations)) {
    if (!declaration) continue;
    const {
      fullAbiNames: {functions, events, errors},
    } = declaration;
    const fullAbiNames = {
      functions:
        functions.includes('pauseByType') && /^(?!I[A-Z])/.test(name)
          ? [...functions, ADDED_FUNCTION.name].sort()
          : functions,
      events,
      errors: errors.filter((error) => error !== REMOVED_ERROR),
    };
    const changedMembers = {
      ...(name === 'PauseManager' && {
        functions: [...(declaration.functions ?? []), ADDED_FUNCTION],
      }),
      ...(declaration.errors && {
        errors: declaration.errors.filter(
          (error) => error.name !== REMOVED_ERROR,
        ),
      }),
    };
    writeFileSync(
      path.join(folder, `${name}.json`),
      JSON.stringify({
        contract: name,
        'abi-9.0': {...declaration, ...changedMembers, fullAbiNames},
      }),
    );
  }
  const deployedAbis = Object.entries(
    readJson<Abis>('8.0/deployedAbis.json'),
  ).map(([name, {functions, errors, ...abi}]) => {
    const remainingErrors = Object.entries(errors).filter(
      ([, text]) => !text.startsWith(`${REMOVED_ERROR}(`),
    );
    const addedFunctions = Object.values(functions).some((text) =>
      text.startsWith('pauseByType('),
    )
      ? {[ADDED_FUNCTION.selector]: `${ADDED_FUNCTION.signature} nonpayable`}
      : {};
    return [
      name,
      {
        '9.0': {
          ...abi,
          functions: {...functions, ...addedFunctions},
          errors: Object.fromEntries(remainingErrors),
        },
      },
    ];
  });
  writeFileSync(
    path.join(folder, 'deployed-abi-selectors.json'),
    JSON.stringify(Object.fromEntries(deployedAbis)),
  );
}

function run(...args: string[]): string {
  const {stdout, stderr, status} = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    args,
    {cwd: copyFolder, encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function addToReleaseList(file: string): void {
  const list = readFileSync(file, 'utf8');
  const end = list.indexOf('\n', list.lastIndexOf('\nimport ') + 1);
  const editedSource =
    `${list.slice(0, end)}\nimport deployedAbis90 from './9.0/deployedAbis.json';\nimport declarations90 from './9.0/declarations.json';${list.slice(end)}`.replace(
      /\n\} satisfies Record<string, ReleaseData>/,
      `\n  '9.0': {declarations: declarations90, deployedAbis: deployedAbis90, sourceDate: 'May 2027'},$&`,
    );
  if (editedSource.split('9.0').length !== 4)
    throw new Error(
      'The format of the release list has changed: update this test.',
    );
  writeFileSync(file, editedSource);
}

const REPORT = `
import {buildSignatureIndex} from './${feature}/plugin/signatureIndex';
import {createSignatureIndex} from './src/features/decoder/signatures';
import {decode} from './src/features/decoder/verdict/verdict';
import {render} from './tests/unit/contracts/render';
import {readFileSync} from 'node:fs';
const renderPage = (file) => {
  try { return render(readFileSync('docs/api/linea-smart-contracts/' + file, 'utf8'), file); } catch (error) { return String(error); }
};
const signatures = createSignatureIndex(buildSignatureIndex());
console.log(JSON.stringify({
  addedFunction: decode('${ADDED_FUNCTION.selector}', signatures)[0].decoded,
  removedError: decode('0x' + process.argv[2], signatures)[0].decoded,
  rollup: renderPage('linearollup.mdx'),
  manager: renderPage('lib/pausemanager.mdx'),
  interface: renderPage('interfaces/ipausemanager.mdx'),
}));
`;

interface Report {
  addedFunction: {
    matches: {
      signature: string;
      contracts: {contract: string; releases: string[]}[];
    }[];
  };
  removedError: Report['addedFunction'];
  rollup: string;
  manager: string;
  interface: string;
}

/** Records who may call the added function. */
function addCallers(): void {
  const file = path.join(copyFolder, feature, 'facts/callers.json');
  const callers = JSON.parse(readFileSync(file, 'utf8')) as {
    contracts: Record<string, Record<string, unknown>>;
  };
  callers.contracts.PauseManager = {
    ...callers.contracts.PauseManager,
    [ADDED_FUNCTION.signature]: {
      role: 'SECURITY_COUNCIL_ROLE',
      source: 'X.sol:1',
    },
  };
  writeFileSync(file, JSON.stringify(callers));
}

let firstAttempt: unknown;
let report: Report;

beforeAll(() => {
  for (const part of [
    feature,
    'src/features/decoder',
    'src/features/rpc',
    'src/data',
    'src/lib',
    'docs/api/linea-smart-contracts',
    'tests/unit/contracts',
    'tsconfig.json',
    'package.json',
  ]) {
    cpSync(path.join(root, part), path.join(copyFolder, part), {
      recursive: true,
    });
  }
  symlinkSync(
    path.join(root, 'node_modules'),
    path.join(copyFolder, 'node_modules'),
  );
  const folder = path.join(copyFolder, 'facts');
  mkdirSync(folder);
  writeRelease(folder);
  run(`${feature}/facts/importRelease.ts`, 'facts', '9.0');
  addToReleaseList(path.join(copyFolder, feature, 'facts/releases.ts'));
  try {
    run(`${feature}/facts/importRelease.ts`);
  } catch (error) {
    firstAttempt = error;
  }
  addCallers();
  run(`${feature}/facts/importRelease.ts`);
  writeFileSync(path.join(copyFolder, 'report.ts'), REPORT);
  const errors =
    readJson<Abis>('8.0/deployedAbis.json').LineaRollup?.errors ?? {};
  const selector =
    Object.keys(errors).find((hex) =>
      errors[hex]?.startsWith(`${REMOVED_ERROR}(`),
    ) ?? '';
  report = JSON.parse(run('report.ts', selector.slice(2))) as Report;
}, 120_000);

afterAll(() => {
  rmSync(copyFolder, {recursive: true, force: true});
});

describe('importing a new release', () => {
  it('writes only the changed contracts', () => {
    const declarations = JSON.parse(
      readFileSync(
        path.join(copyFolder, feature, 'facts/9.0/declarations.json'),
        'utf8',
      ),
    ) as Declarations;
    expect(Object.keys(declarations)).toEqual(
      expect.arrayContaining(['PauseManager', 'IPauseManager', 'LineaRollup']),
    );
    expect(Object.keys(declarations)).not.toContain('Mimc');
  });

  it('asks who may call an added function', () => {
    expect(String(firstAttempt)).toContain(
      'Who may call PauseManager.pauseEverything(string) is not recorded',
    );
  });

  it('shows its effect in the facts of the pages', () => {
    const readFacts = (page: string) =>
      JSON.parse(
        readFileSync(
          path.join(copyFolder, feature, `facts/pages/${page}.json`),
          'utf8',
        ),
      ) as PageFacts;
    expect(
      readFacts('pausemanager').members.find(
        ({name}) => name === ADDED_FUNCTION.name,
      ),
    ).toMatchObject({
      selector: ADDED_FUNCTION.selector,
      callers: {role: {name: 'SECURITY_COUNCIL_ROLE'}},
      since: {release: '9.0'},
    });
    const changes = readFacts('linearollup').versions.filter(({name}) =>
      [ADDED_FUNCTION.name, REMOVED_ERROR].includes(name),
    );
    expect(
      changes.map((row) => ({name: row.name, changes: row.changes})),
    ).toEqual([
      {
        name: ADDED_FUNCTION.name,
        changes: [{from: '8.0', to: '9.0', kind: 'added'}],
      },
      {
        name: REMOVED_ERROR,
        changes: expect.arrayContaining([
          {from: '8.0', to: '9.0', kind: 'removed'},
        ]),
      },
    ]);
    expect(report.rollup).toMatch(
      /`pauseEverything`\S* function +\| 9\.0:\u00a0`0x1aeecc7a` +\| added in 9\.0/,
    );
  });

  it('adds the release to the decoder', () => {
    expect(report.addedFunction.matches[0]).toMatchObject({
      signature: ADDED_FUNCTION.signature,
      contracts: expect.arrayContaining([
        expect.objectContaining({contract: 'LineaRollup', releases: ['9.0']}),
      ]),
    });
    const rollup = report.removedError.matches[0]?.contracts.find(
      ({contract}) => contract === 'LineaRollup',
    );
    expect(rollup?.releases).not.toContain('9.0');
  });

  it('updates the pages of contracts that inherit the change', () => {
    expect(report.rollup).toMatch(/## Inherited members[^]*`pauseEverything`/);
  });

  it('reports which headings to add and remove', () => {
    expect(report.manager).toMatch(
      /have no heading\. Add "### pauseEverything" below "## Functions"/,
    );
    expect(report.interface).toMatch(
      /"PauseNotExpired" is not a member of IPauseManager 9\.0\. Correct or remove the heading\. Members that belong below "## Errors": /,
    );
  });
});
