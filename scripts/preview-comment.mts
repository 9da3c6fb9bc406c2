// tsx scripts/preview-comment.mts FOLDER PICTURES: makes preview/comment.md from the data that the job of a pull request left, and
// draws its pictures anew. It runs without rights and secrets: what it reads comes from a stranger.
import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {formatComment, parseReport, pictureNames} from './previewReport';

const [folder = '', pictures = ''] = process.argv.slice(2);
const report = parseReport(readFileSync(path.join(folder, 'report.json'), 'utf8'));
rmSync('checked', {recursive: true, force: true});
mkdirSync('checked');
writeFileSync('checked/comment.md', formatComment(report, pictures));
for (const name of report.pages.flatMap((page) => pictureNames(page.route))) {
  const file = path.join(folder, name);
  if (statSync(file).size > 4_000_000) throw new Error(`${name} has more than 4 MB.`);
  // Pixels only: no metadata, no other file format under the name of a PNG.
  await sharp(file, {limitInputPixels: 4_000_000}).png().toFile(path.join('checked', name));
}
