import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Drawing from './Drawing';
import Figure from './Figure';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly description: readonly string[];
  /** Width and height of the drawing for windows and, where it differs, of the one for phones. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly drawings: readonly string[];
  /** Opens enlarged. */
  readonly isLarge?: boolean;
  /** Pages that boxes lead to. */
  readonly links?: readonly string[];
}

const noLinks: readonly string[] = [];

/** A diagram that `npm run diagrams` has drawn. src/features/diagrams/build/remark.ts puts it in the place of its source. */
export default function Diagram({title, description, sizes, drawings, isLarge = false, links = noLinks}: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  const {withBaseUrl} = useBaseUrlUtils();
  if (!ExecutionEnvironment.canUseDOM) {
    links.forEach((link) => collectLink(withBaseUrl(link)));
  }
  return (
    <Figure title={title} description={description} isLarge={isLarge} hasLinks={links.length > 0}>
      {drawings.map((drawing, index) => (
        <Drawing key={drawing} drawing={drawing} size={sizes[index] ?? [0, 0]} hasLinks={links.length > 0} className={clsx(drawings.length > 1 && [styles.wide, styles.phone][index])} />
      ))}
    </Figure>
  );
}
