// Replaces the original, whose heading is above that of the section around the cards, and starts with an emoji.
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

export default function DocCardHeading({
  title,
}: {
  readonly title: string;
}): ReactNode {
  return <Heading as="h4">{title}</Heading>;
}
