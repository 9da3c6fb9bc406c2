// Replaces the original, whose parser is larger than the rest of the page, for what descriptions contain: code, bold text and links.
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

const inlinePattern = /(`[^`]+`|\*\*[^*]+\*\*|\[[^[\]]+\]\([^)]+\))/;

function renderInline(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  const [, text, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  return to ? <Link to={to}>{text}</Link> : part;
}

export default function Markdown({
  children,
}: {
  readonly children: string;
}): ReactNode {
  return children.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index}>
      {paragraph.split(inlinePattern).map((part, position) => (
        <span key={position}>{renderInline(part)}</span>
      ))}
    </p>
  ));
}
