// Wraps the original: tables of Markdown get a box that scrolls sideways and can be reached by keyboard. The last two
// are written into the pages by src/rehype.
import CodeFont from '@site/src/components/CodeFont';
import ScrollTable from '@site/src/components/ScrollTable';
import StaticBlock from '@site/src/components/StaticBlock';
import OriginalMDXComponents from '@theme-original/MDXComponents';

export default {...OriginalMDXComponents, table: ScrollTable, CodeFont, StaticBlock};
