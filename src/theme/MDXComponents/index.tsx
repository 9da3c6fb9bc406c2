// Adds tables that scroll horizontally in a keyboard-accessible box, diagrams, and addresses and hashes with copy buttons. Remark plugins import all other components.
import Hex from '@site/src/components/Address/Hex';
import Diagram from '@site/src/features/diagrams/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';
import OriginalMDXComponents from '@theme-original/MDXComponents';

export default {...OriginalMDXComponents, table: ScrollTable, Diagram, Hex};
