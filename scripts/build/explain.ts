import type {Finding} from '../check/finding';

// eslint-disable-next-line no-control-regex -- the colours of a terminal
const colours = /\u001B\[[\d;]*m/g;

/** The file of an address, and the line in it that names a target. */
export type Locate = (route: string, target?: string) => {readonly file: string; readonly line: number; readonly column: number};

/** Links that the engine found broken in the built pages: those of components and data, that no check of texts sees. */
function brokenLinks(output: string, locate: Locate): Finding[] {
  const kinds = [...output.matchAll(/Broken (link|anchor) on source page path = (\S+):\n((?:\s+-> linking to .*\n?)+)/g)];
  return kinds.flatMap(([, kind, route = '', lines = '']) =>
    [...lines.matchAll(/-> linking to (\S+)/g)].map(([, target = '']) => ({
      ...locate(route, target),
      message: kind === 'link' ? `${target} is no address of the site → correct the link; if the page does not have it, a component on it does` : `${target} leads to no heading → correct the anchor; if the page does not have it, a component on it does`,
    })),
  );
}

/** Pages that could not be rendered, each with the innermost reason. */
function failedPages(output: string, locate: Locate): Finding[] {
  const parts = output.split(/Can't render static file for pathname "/).slice(1);
  return parts.map((part) => {
    const [route = ''] = part.split('"');
    const reasons = [...part.matchAll(/\[cause\]: (?:\w*Error: )?(.+)/g)].map(([, reason = '']) => reason);
    const reason = reasons.at(-1) ?? 'it cannot be rendered';
    return {...locate(route), message: reason.includes(' → ') ? reason : `${reason.replace(/\.$/, '')} → correct the component on this page that says so`};
  });
}

const noise = /^\s*(?:at |\{|\}|\]|\.\.\. \d+ lines|\[(?:INFO|SUCCESS|WARNING)\]|\[errors\]|Node version:|npm warn|Client bundle compiled|Error: Unable to build website|The server bundle|Module build failed|\d+ errors? and|×\s*$)/;

/** Other errors: the innermost cause, without the engine's stack and without texts in base64. */
function innermost(output: string): string[] {
  const lines = output
    .slice(Math.max(0, output.indexOf('[ERROR]')))
    .split('\n')
    .map((line) => line.replace(/data:[\w/;,-]+\S{60,}/g, 'data:…').replace(/^(?:\[ERROR\]|\s*\[cause\]:|\s*[×╰─▶│⚠]+)\s*/u, '').replace(/^\s*(?:\w*Error: )+/, '').trimEnd())
    .filter((line) => line.trim() !== '' && !noise.test(line) && line.length < 1000);
  const unique = [...new Set(lines.map((line) => line.trim()))];
  // What is written in our form needs nothing beside it.
  const ours = unique.filter((line) => line.includes(' → '));
  return ours.length > 0 ? ours : unique.slice(0, 12);
}

/** What a failed build says to the person who changed something: findings where it names a page, else the reason alone. */
export function explain(text: string, locate: Locate): {readonly findings: readonly Finding[]; readonly reasons: readonly string[]} {
  const output = text.replaceAll(colours, '');
  const failed = output.slice(Math.max(0, output.indexOf('[ERROR]')));
  const findings = [...brokenLinks(failed, locate), ...failedPages(failed, locate)];
  return {findings, reasons: findings.length > 0 ? [] : innermost(output)};
}
