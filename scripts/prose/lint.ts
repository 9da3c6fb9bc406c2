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
import {unified} from 'unified';
import {VFile} from 'vfile';
import {descriptiveLinks, firstHeading, idiom, names, noTitleInBody, sentenceCase, straightQuotes, voice} from './rules';

/** What the English rules read: sentences, not code, imports or components' attributes. */
const notProse = ['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];

const english = unified().use(retextEnglish).use(retextIndefiniteArticle).use(retextRepeatedWords).use(retextSentenceSpacing);
/** The bridge takes any processor of sentences; its types name only one without plugins. */
const sentences = english as unknown as Parameters<typeof remarkRetext>[0];

/** The style guide of CONTRIBUTING.md as rules: form first, then words. */
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
  .use(noTitleInBody)
  .use(firstHeading)
  .use(sentenceCase)
  .use(straightQuotes)
  .use(descriptiveLinks)
  .use(voice)
  .use(names)
  .use(idiom)
  .use(remarkRetext, sentences, {ignore: notProse})
  .freeze();

/** A page with a message for each place where its prose or its form breaks the style guide. */
export async function lintPage(file: string, text: string): Promise<VFile> {
  const page = new VFile({path: file, value: text});
  await linter.run(linter.parse(page), page);
  return page;
}
