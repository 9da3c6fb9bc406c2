// npm run move OLD NEW: moves a page, or a folder of pages, with every link to it and in it, its sidebar
// entry and a redirect from the old address. With --dry-run it only says what it would do.
import {parseArgs} from 'node:util';
import {applyPlan, planMove} from './move/plan';
import {Refusal} from './move/relocation';

const {values, positionals} = parseArgs({allowPositionals: true, options: {'dry-run': {type: 'boolean', default: false}}});
const [old, next] = positionals;
const isDry = values['dry-run'];

try {
  if (old === undefined || next === undefined || positionals.length > 2) {
    throw new Refusal('Usage: npm run move -- OLD NEW [--dry-run], for example: npm run move -- docs/learn/first-dapp.mdx docs/learn/your-first-dapp.mdx');
  }
  const plan = planMove('.', old, next);
  if (!isDry) {
    applyPlan('.', plan);
  }
  console.log(isDry ? 'This would happen:' : 'Done:');
  for (const [from, to] of plan.files) {
    console.log(`  moved      ${from} → ${to}`);
  }
  for (const file of plan.texts.keys()) {
    console.log(`  rewritten  ${plan.files.get(file) ?? file}`);
  }
  for (const [from, to] of plan.routes) {
    console.log(`  redirect   ${from} → ${to}`);
  }
  for (const [from, to] of plan.providers) {
    if (from.split('/')[0] !== to.split('/')[0]) {
      console.log(`\nMove the record "${to}" to src/data/providers/${to.split('/')[0]}.ts, and change its \`category\`.`);
    }
  }
  if (plan.byHand.length > 0) {
    console.log(`\nThese lines still name the old address. Look at each:\n${plan.byHand.map((place) => `  ${place}`).join('\n')}`);
  }
  if ([...plan.texts.keys()].some((file) => file.startsWith('src/features/diagrams/'))) {
    console.log('\nA drawing links to what moved: `npm run diagrams` draws it anew.');
  }
  console.log(isDry ? '\nRun it again without --dry-run.' : '\nNext: `npx vitest run tests/unit`, then `npm run build`, and commit.');
} catch (error) {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
