// Checks the format of the files that differ from main, and lints their code.
import {findChangedFiles} from './changedFiles';
import {run} from './install.mjs';

const files = findChangedFiles();
const codeFiles = files.filter((file) => /\.(?:mts|mjs|tsx?)$/.test(file));
const results = [
  files.length === 0 ||
    run('prettier', ['--check', '--ignore-unknown', ...files]),
  codeFiles.length === 0 || run('eslint', ['--no-warn-ignored', ...codeFiles]),
];
process.exit(results.every(Boolean) ? 0 : 1);
