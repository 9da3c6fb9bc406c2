import {escapeHtml} from '../../../lib/text';
import {addSepoliaValues, type CodeValues} from '../../network/codeValues';

export interface Code {
  readonly code: string;
  /** Prism's name for the language; `text` for plain text. */
  readonly language: string;
  /** Classes of highlighted lines, by line index. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  readonly hasLineNumbers: boolean;
  /** Values that differ between networks. */
  readonly networks: CodeValues;
}

/** Adds break opportunities for blocks in which lines wrap: before an address in a URL, and within hex values longer than an address. */
const addHexBreaks = (html: string): string =>
  html
    .replace(/(?<=[/=,])(?=0x[\da-f]{40})/gi, '<wbr>')
    .replace(/0x[\da-f]{41,}/gi, (hex) =>
      (hex.match(/.{1,22}/g) ?? []).join('<wbr>'),
    );

/** Wraps each line's HTML in the element that Docusaurus' styles and buttons expect. */
export function joinLines(
  lines: readonly string[],
  {lineClassNames, networks}: Pick<Code, 'lineClassNames' | 'networks'>,
): string {
  return lines
    .map(
      (html, index) =>
        `<span class="${['token-line', ...(lineClassNames[index] ?? [])].join(' ')}">${addHexBreaks(addSepoliaValues(html, networks))}<br></span>`,
    )
    .join('');
}

/** Renders code without highlighting, for use until Prism has loaded. */
export function renderCode(code: Code): string {
  return joinLines(code.code.split('\n').map(escapeHtml), code);
}
