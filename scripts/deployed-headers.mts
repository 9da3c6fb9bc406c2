// tsx scripts/deployed-headers.mts URL: compares the response headers of a deployed site with src/features/hosting/headers.ts.
// Needs `npm run build` of the same commit with the same environment variables, because the Content-Security-Policy contains hashes of inline scripts.
import {findHeaderDifferences, selectSamplePaths} from './headerDifferences';
import {readHeaderRules} from './hosting';
import {findFiles} from './pages';

const [url = ''] = process.argv.slice(2);
if (!URL.canParse(url)) {
  console.error(
    'Usage: npx tsx scripts/deployed-headers.mts https://docs.example.org',
  );
  process.exit(1);
}
const rules = readHeaderRules();
const files = findFiles('build')
  .map((file) => file.slice('build'.length))
  .filter((file) => !/\.(?:gz|br)$/.test(file));
const paths = selectSamplePaths(rules, files);
const differences: string[] = [];
for (const path of paths) {
  differences.push(
    ...findHeaderDifferences(
      rules,
      path,
      (await fetch(new URL(path, url))).headers,
    ),
  );
}
console.log(
  differences.length === 0
    ? `The headers of ${paths.join(', ')} match headers.ts.`
    : differences.join('\n'),
);
process.exitCode = differences.length === 0 ? 0 : 1;
