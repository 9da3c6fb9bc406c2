/** Extracts hexadecimal bytes from any text, with their context. */

/** The content between two brackets, or a record in text without brackets. */
export interface Group {
  /** Lower case; empty if the group has no name. */
  readonly key: string;
  readonly opener: string;
  readonly parent: Group | undefined;
  readonly keys: Set<string>;
  /** Number of enclosing calls in a flat trace. */
  depth?: number;
}

/** Bytes and their context. */
export interface HexMatch {
  readonly hex: string;
  /** The name directly before the bytes, in lower case. */
  readonly key: string;
  readonly group: Group;
  /** The text between the previous bytes and these, up to 160 characters. */
  readonly textBefore: string;
}

const closers: Readonly<Record<string, string>> = {
  '}': '{',
  ']': '[',
  ')': '(',
};

const tokenPattern = new RegExp(
  [
    /["'`]?traceAddress["'`]?\s*:\s*\[(?<path>[\d,\s]*)\]/,
    // A topic's index in a list is not a name.
    /(?<row>\[\d+\]:?)(?=\s*["'`]?0x)/,
    // A name and a colon or equals sign; cast omits the sign and aligns the values instead.
    /(?<![\w$])["'`]?(?<key>\[?topic ?\d\]?|\[\d+\]|[a-z_$][\w$]*|0x[\da-f]+(?=["'`]\s*:))["'`]?\s*(?::(?![:/])|=(?![=>]))/,
    /(?=[a-z])(?<=^[ \t]*)(?<column>[a-z]\w*)[ \t]{2,}(?=0x|\[|\{)/,
    // Block explorers put labels on separate lines.
    /(?=[a-z[])(?<=^[ \t]*)(?<label>(?:address|topics|data|input data|output|[a-z]+ hash)(?=[ \t]*$)|\[topic ?\d\](?=[ \t]))/,
    /(?<![\w])(?<hex>0x[\da-f]*|[\da-f]{64}(?:[\da-f]{2})*)(?![\w])/,
    /(?<open>[{[(])/,
    /(?<close>[}\])])/,
    /(?<separator>,)/,
  ]
    .map(({source}) => source)
    .join('|'),
  'gim',
);

/** A heading such as `Request Arguments:` above named values; together they form one record. */
const headingPattern = /^[ \t]*[A-Z][\w ]*:[ \t]*$(?=\n+[ \t]*[a-z_]\w*:)/gm;

/** Unescapes JSON within JSON, joins bytes that tools split in two, and unwraps bytes from class names such as `HexBytes`. */
function normalize(text: string): string {
  let plainText = text;
  for (let round = 0; round < 4 && plainText.includes('\\"'); round += 1)
    plainText = plainText.replaceAll('\\\\', '\\').replaceAll('\\"', '"');
  return (
    plainText
      .replaceAll('\\n', '\n')
      .replace(/\b\w{0,40}Bytes\w{0,40}\((['"]0x[\da-f]*['"])\)/gi, '$1')
      .replace(/['"`] ?\+\n\s*['"`]/g, '')
      .replace(/(0x[\da-f]{8})\s*:\s*(?=(?:[\da-f]{64})+(?![\da-f]))/gi, '$1')
      // web3.js 4 strips the selector from error data.
      .replace(
        /(\bsignature["']?\s{0,9}:\s{0,9}["'])(0x[\da-f]{8})(["'][^]{0,200}?\bdata["']?\s{0,9}:\s{0,9}["'])(?=(?:[\da-f]{64})+["'])/gi,
        '$1$2$3$2',
      )
      .replace(/::([\da-f]{8})\(((?:[\da-f]{2})*)\)/gi, ' calldata: 0x$1$2 ')
  );
}

/** Maximum distance between a name and its value, in characters. */
const maxNameDistance = 200;

/** Whether a name applies to the group after it: only a class name may be in between. */
const appliesToGroup = (textBetween: string): boolean =>
  textBetween.length < maxNameDistance &&
  /^[\s"'`]*(?:[\w.$]+(?:\(\d+\))?)?\s*$/.test(textBetween);

/** Whether a name applies to the bytes after it: only quotes or an explorer's display format may be in between. */
const appliesToBytes = (textBetween: string): boolean =>
  textBetween.length < maxNameDistance &&
  /^[\s"'`]*(?:hex\b)?[\s"'`:]*$/i.test(textBetween);

/** Names that start a new record when they are repeated. */
const recordKeys = new Set(['address', 'data', 'topics', 'topic0', 'methodid']);

/** Extracts all bytes from the input, in order. */
export function extractHex(text: string): readonly HexMatch[] {
  const source = normalize(text);
  const headings = [...source.matchAll(headingPattern)].map(({index}) => index);
  const hexMatches: HexMatch[] = [];
  let group: Group = {key: '', opener: '', parent: undefined, keys: new Set()};
  /** Number of open brackets by kind. */
  const openCounts = new Map<string, number>();
  let key = '';
  let keyEnd = 0;
  let lastEnd = 0;

  const startSibling = (): void => {
    group = {key: '', opener: '', parent: group.parent, keys: new Set()};
  };
  const changeCount = (opener: string, change: number): void =>
    void openCounts.set(opener, (openCounts.get(opener) ?? 0) + change);
  const closeGroup = (opener: string): void => {
    if (!openCounts.get(opener)) return;
    let openGroup: Group = group;
    while (openGroup.parent && openGroup.opener !== opener) {
      changeCount(openGroup.opener, -1);
      openGroup = openGroup.parent;
    }
    changeCount(opener, -1);
    if (openGroup.parent) group = openGroup.parent;
  };
  const setKey = (raw: string, end: number): void => {
    key = raw
      .toLowerCase()
      .replace(/^\[(topic\d)\]$/, '$1')
      .replace(/[ ]/g, '');
    keyEnd = end;
    if (!group.opener && recordKeys.has(key) && group.keys.has(key))
      startSibling();
    group.keys.add(key);
  };

  for (const match of source.matchAll(tokenPattern)) {
    const {index} = match;
    const {
      path,
      row,
      key: namedKey,
      column,
      label,
      hex,
      open: opener,
      close,
    } = match.groups ?? {};
    const end = index + match[0].length;
    while (headings[0] !== undefined && headings[0] <= index) {
      headings.shift();
      if (!group.opener) startSibling();
    }
    const keyText = namedKey ?? column ?? label;
    if (path !== undefined)
      group.depth = path.split(',').filter((step) => step.trim()).length;
    if (path !== undefined || row !== undefined) continue;
    if (keyText !== undefined) {
      setKey(keyText, end);
    } else if (opener) {
      const textBetween = source.slice(keyEnd, index);
      group = {
        key: key && appliesToGroup(textBetween) ? key : '',
        opener,
        parent: group,
        keys: new Set(),
      };
      changeCount(opener, 1);
      key = '';
    } else if (close) {
      closeGroup(closers[close] ?? '');
      key = '';
    } else if (hex !== undefined) {
      const textBefore = source.slice(Math.max(lastEnd, index - 160), index);
      const isNamed =
        key.startsWith('topic') || appliesToBytes(source.slice(keyEnd, index));
      hexMatches.push({
        hex: /^0x/i.test(hex) ? `0x${hex.slice(2)}` : `0x${hex}`,
        key: isNamed ? key : '',
        group,
        textBefore,
      });
      lastEnd = end;
      if (!key.startsWith('topics')) key = '';
    } else if (group.opener) {
      key = '';
    }
  }
  return hexMatches;
}
