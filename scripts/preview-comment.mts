// tsx scripts/preview-comment.mts FOLDER SCREENSHOTS_URL: writes checked/comment.md from the data that a pull request's job uploaded, and
// re-encodes its screenshots. Runs without permissions and secrets, because the data is untrusted.
import {
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {formatComment, parseReport, getScreenshotNames} from './previewReport';

const [folder = '', screenshotsUrl = ''] = process.argv.slice(2);
const report = parseReport(
  readFileSync(path.join(folder, 'report.json'), 'utf8'),
);
rmSync('checked', {recursive: true, force: true});
mkdirSync('checked');
writeFileSync('checked/comment.md', formatComment(report, screenshotsUrl));
for (const name of report.pages.flatMap((page) =>
  getScreenshotNames(page.route),
)) {
  const file = path.join(folder, name);
  if (statSync(file).size > 4_000_000)
    throw new Error(`${name} is larger than 4 MB.`);
  // Keeps only pixels: no metadata, and no other file format disguised as PNG.
  await sharp(file, {limitInputPixels: 4_000_000})
    .png()
    .toFile(path.join('checked', name));
}
