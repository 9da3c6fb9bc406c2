// Wraps the original: tables of Markdown get a box that scrolls sideways and can be reached by keyboard.
import ScrollTable from '@site/src/components/ScrollTable';
import OriginalMDXComponents from '@theme-original/MDXComponents';

export default {...OriginalMDXComponents, table: ScrollTable};
