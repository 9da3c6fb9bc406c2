// npm run hooks: checks what is committed before each commit, with husky. `npm run hooks -- off` switches it off again.
import {run} from './install.mjs';

const isOff = process.argv[2] === 'off';
if (!run(isOff ? 'git' : 'husky', isOff ? ['config', '--unset', 'core.hooksPath'] : [])) {
  console.error(isOff ? 'The hook is off already.' : 'husky could not set the hook → run it in a clone made by git.');
  process.exit(1);
}
console.log(isOff ? 'Nothing runs before a commit any more.' : 'Each commit is checked first. HUSKY=0 or --no-verify leaves it out once, `npm run hooks -- off` for good.');
