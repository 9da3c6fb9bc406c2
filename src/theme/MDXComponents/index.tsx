// Wraps the original: Markdown tables scroll sideways in a box that is accessible by keyboard. Remark plugins add all other components.
import Diagram from '@site/src/features/diagrams/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';
import OriginalMDXComponents from '@theme-original/MDXComponents';

export default {...OriginalMDXComponents, table: ScrollTable, Diagram};
