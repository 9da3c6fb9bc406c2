import {Parser} from 'htmlparser2';
import {createHash} from 'node:crypto';

/** Script types that browsers execute; others, such as JSON-LD, are data. */
const executableTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
]);

/** Returns a page's inline scripts. Throws if attributes contain code. */
export function findInlineScripts(html: string, file: string): string[] {
  const scripts: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('on') || /^\s*javascript:/i.test(value)) {
          throw new Error(
            `${file}: <${tag} ${name}="${value}"> is code that the Content-Security-Policy forbids. Move it into a module.`,
          );
        }
      }
      if (
        tag === 'script' &&
        attributes['src'] === undefined &&
        executableTypes.has(attributes['type'] ?? '')
      ) {
        text = '';
      }
    },
    ontext(data) {
      if (text !== undefined) {
        text += data;
      }
    },
    onclosetag(tag) {
      if (tag === 'script' && text !== undefined) {
        scripts.push(text);
        text = undefined;
      }
    },
  });
  parser.end(html);
  return scripts;
}

/** Returns the source expression of a script for `script-src`. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
