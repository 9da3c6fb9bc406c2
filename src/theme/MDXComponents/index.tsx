// Adds tables that scroll horizontally in a keyboard-accessible box, and diagrams. Remark plugins import all other components.
import Diagram from '@site/src/features/diagrams/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';
import OriginalMDXComponents from '@theme-original/MDXComponents';

export default {...OriginalMDXComponents, table: ScrollTable, Diagram};
