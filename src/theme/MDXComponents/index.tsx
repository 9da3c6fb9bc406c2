// Wraps the original: tables of Markdown get a box that scrolls sideways and can be reached by keyboard. The others are
// written into the pages by src/remark and src/rehype.
import CodeFont from '@site/src/components/CodeFont';
import Diagram from '@site/src/components/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';
import StaticBlock from '@site/src/components/StaticBlock';
import OriginalMDXComponents from '@theme-original/MDXComponents';

export default {...OriginalMDXComponents, table: ScrollTable, CodeFont, Diagram, StaticBlock};
