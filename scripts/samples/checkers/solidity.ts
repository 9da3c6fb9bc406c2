import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Abi} from 'viem';
import {PACKAGES, requireSamplePackage, SOURCES, STUBS} from '../install';
import {
  groupByPage,
  joinBlocks,
  createStages,
  type Checker,
  type Problem,
  type Source,
} from '../sample';

interface CompilerError {
  severity: 'error' | 'warning' | 'info';
  message: string;
  type: string;
  sourceLocation?: {file: string; start: number};
}

interface Solc {
  compile(
    input: string,
    callbacks: {import(name: string): {contents: string} | {error: string}},
  ): string;
}

const HEADER = 'pragma solidity ^0.8.0;\n';

/** Wrappers for a fragment of a contract, tried in this order. */
const WRAPPERS: [string, string][] = [
  ['', ''],
  ['interface Fragment {\n', '\n}'],
  ['abstract contract Fragment {\n', '\n}'],
  ['contract Fragment { function fragment() external {\n', '\n} }'],
];

/** Packages that bundle a different version of OpenZeppelin or import it under a different name. */
const REMAPPINGS = [
  '@chainlink/contracts-ccip/:@openzeppelin/contracts@5.3.0/=@openzeppelin/contracts/',
  '@consensys/linea-state-verifier/:@openzeppelin/contracts/=../.sources/@openzeppelin/contracts/',
];

let solc: Solc | undefined;

interface Contract {
  readonly abi: Abi;
  readonly evm: {readonly deployedBytecode: {readonly object: string}};
}

interface Output {
  readonly errors: CompilerError[];
  /** Contracts by name. */
  readonly contracts: Record<string, Contract>;
}

/** Compiles sources keyed by file name; imports are resolved from the packages installed in scripts/samples. */
export function runCompiler(
  sources: Record<string, string>,
  {parseOnly = false} = {},
): Output {
  solc ??= requireSamplePackage('solc') as Solc;
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, content]) => [name, {content}]),
    ),
    settings: parseOnly
      ? {stopAfter: 'parsing'}
      : {
          remappings: REMAPPINGS,
          evmVersion: 'osaka',
          optimizer: {enabled: true, runs: 200},
          outputSelection: {'*': {'*': ['abi', 'evm.deployedBytecode.object']}},
        },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import(name) {
        const file = [PACKAGES, SOURCES, STUBS]
          .map((folder) => path.join(folder, name))
          .find((candidate) => existsSync(candidate));
        return file
          ? {contents: readFileSync(file, 'utf8')}
          : {error: `${name} is not installed in scripts/samples`};
      },
    }),
  ) as {
    errors?: CompilerError[];
    contracts?: Record<string, Record<string, Contract>>;
  };
  return {
    errors: (output.errors ?? []).filter(({severity}) => severity === 'error'),
    contracts: Object.assign(
      {},
      ...Object.values(output.contracts ?? {}),
    ) as Record<string, Contract>,
  };
}

const compile = (...args: Parameters<typeof runCompiler>): CompilerError[] =>
  runCompiler(...args).errors;

/** Generates the declarations that `hardhat build` would generate for a project's contracts. They provide the types of `viem.deployContract('Name')`. */
export function generateHardhatTypes(sources: Record<string, string>): string {
  const artifacts = Object.entries(runCompiler(sources).contracts).map(
    ([name, {abi}]) =>
      `    ${name}: Omit<Artifact, 'abi' | 'contractName'> & {readonly contractName: '${name}'; readonly abi: ${JSON.stringify(abi)}};`,
  );
  return [
    "import type {Artifact} from 'hardhat/types/artifacts';",
    "declare module 'hardhat/types/artifacts' {",
    '  interface ArtifactMap {',
    ...artifacts,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Compiles a fragment of a contract in each wrapper. If all attempts fail, reports the errors of the attempt with the fewest. */
function findFragmentProblems(source: Source): Problem[] {
  const attempts = WRAPPERS.map(([before, after]) => {
    const name = 'fragment.sol';
    const prefix = HEADER + before;
    return compile(
      {[name]: prefix + source.code + after},
      {parseOnly: source.first.syntaxOnlyReason !== undefined},
    ).map((error) =>
      createProblem(
        error,
        source,
        prefix + source.code,
        prefix.split('\n').length - 1,
      ),
    );
  });
  return (
    attempts.find((problems) => problems.length === 0) ??
    attempts.sort((a, b) => a.length - b.length)[0] ??
    []
  );
}

function createProblem(
  {message, sourceLocation}: CompilerError,
  source: Source,
  code: string,
  linesBefore = 0,
): Problem {
  const before = Buffer.from(code)
    .subarray(0, Math.max(sourceLocation?.start ?? 0, 0))
    .toString();
  return {
    file: source.first.file,
    line: source.getPageLine(before.split('\n').length - linesBefore),
    message,
  };
}

/** Compiles a page's files together, so that they can import each other. */
function checkProject(sources: readonly Source[]): Problem[] {
  return createStages(sources, (index) => `block-${index}.sol`).flatMap(
    (stage) =>
      compile(
        Object.fromEntries([...stage].map(([name, {code}]) => [name, code])),
      ).flatMap((error) => {
        const source =
          stage.get(error.sourceLocation?.file ?? '') ?? sources[0];
        return source ? [createProblem(error, source, source.code)] : [];
      }),
  );
}

export const solidity: Checker = {
  languages: ['solidity'],
  check(samples) {
    const sources = joinBlocks(samples);
    const isPartial = ({first}: Source) =>
      first.isFragment || first.syntaxOnlyReason !== undefined;
    return [
      ...groupByPage(sources.filter((source) => !isPartial(source))).flatMap(
        checkProject,
      ),
      ...sources.filter(isPartial).flatMap(findFragmentProblems),
    ];
  },
};
