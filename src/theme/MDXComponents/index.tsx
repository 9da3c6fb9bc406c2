// Wraps the original: tables of Markdown get a box that scrolls sideways and can be reached by keyboard, and diagrams their drawing.
import Diagram from '@site/src/components/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';
import OriginalMDXComponents from '@theme-original/MDXComponents';

export default {...OriginalMDXComponents, table: ScrollTable, Diagram};
