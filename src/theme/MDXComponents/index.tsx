// Wraps the original: tables of Markdown get a box that scrolls sideways and can be reached by keyboard. The others are
// written into the pages by the build parts of the features.
import Diagram from '@site/src/features/diagrams/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';
import OriginalMDXComponents from '@theme-original/MDXComponents';

export default {...OriginalMDXComponents, table: ScrollTable, Diagram};
