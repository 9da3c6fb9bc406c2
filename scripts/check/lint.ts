import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkLint from 'remark-lint';
import emphasisMarker from 'remark-lint-emphasis-marker';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import fencedCodeMarker from 'remark-lint-fenced-code-marker';
import finalNewline from 'remark-lint-final-newline';
import hardBreakSpaces from 'remark-lint-hard-break-spaces';
import headingIncrement from 'remark-lint-heading-increment';
import noConsecutiveBlankLines from 'remark-lint-no-consecutive-blank-lines';
import noDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import noLiteralUrls from 'remark-lint-no-literal-urls';
import noShellDollars from 'remark-lint-no-shell-dollars';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import orderedListMarkerStyle from 'remark-lint-ordered-list-marker-style';
import strongMarker from 'remark-lint-strong-marker';
import unorderedListMarkerStyle from 'remark-lint-unordered-list-marker-style';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSentenceSpacing from 'retext-sentence-spacing';
import {lint as lintMarkdown} from 'markdownlint/promise';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Page} from '../pages';
import type {Finding} from './finding';
import {mdxRules} from './mdxRules';
import {styleRules} from './styleRules';

/** Nodes that the English rules ignore. */
const nonProseNodes = [
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
];

const englishProcessor = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .use(retextSentenceSpacing);
/** remarkRetext accepts any sentence parser, but its types allow only processors without plugins. */
const sentenceParser = englishProcessor as unknown as Parameters<
  typeof remarkRetext
>[0];

/** The rules of the style guide in CONTRIBUTING.md: formatting first, then wording. */
const linter = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkLint)
  .use(emphasisMarker, '*')
  .use(strongMarker, '*')
  .use(unorderedListMarkerStyle, '-')
  .use(orderedListMarkerStyle, '.')
  .use(fencedCodeMarker, '`')
  .use(fencedCodeFlag, {allowEmpty: false})
  .use(noShellDollars)
  .use(hardBreakSpaces)
  .use(noConsecutiveBlankLines)
  .use(finalNewline)
  .use(headingIncrement)
  .use(noDuplicateHeadingsInSection)
  .use(noHeadingPunctuation, '\\.,;:!')
  .use(noEmptyUrl)
  .use(noLiteralUrls)
  .use(noUndefinedReferences, {allow: [/^[ x]$/]})
  .use(noUnusedDefinitions)
  .use(styleRules)
  .use(mdxRules)
  .use(remarkRetext, sentenceParser, {ignore: nonProseNodes})
  .freeze();

/** Rules that remark-lint lacks: a space after a heading's hashes, and the number of cells in a table row. */
const markdownRules = {default: false, MD018: true, MD056: true};

/** Lints a page's Markdown, MDX and prose against the style guide in CONTRIBUTING.md. */
export async function lintPage({file, text, tree}: Page): Promise<Finding[]> {
  const vfile = new VFile({path: file, value: text});
  const [{page = []}] = await Promise.all([
    lintMarkdown({strings: {page: text}, config: markdownRules}),
    linter.run(tree, vfile),
  ]);
  return [
    ...page.map(
      ({
        lineNumber,
        errorRange,
        ruleNames: [id, name],
        ruleDescription,
        errorDetail,
      }) => ({
        file,
        line: lineNumber,
        column: errorRange?.[0] ?? 1,
        rule: `markdownlint:${id}`,
        message: [ruleDescription, errorDetail ?? name].join(': '),
      }),
    ),
    ...vfile.messages.map(({reason, line = 1, column = 1, source, ruleId}) => ({
      file,
      line,
      column,
      rule: `${source}:${ruleId}`,
      message: reason,
    })),
  ];
}
