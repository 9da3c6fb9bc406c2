// Markdown by markdownlint. Its rules know no MDX, so comments that set the id of a heading are left out.
import type {Configuration, RuleConfiguration} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import type {Page} from '../pages';
import {findClosest, type Finding} from './finding';
import {codeLanguages, vagueLinkTexts} from './vocabulary';

/** Usual names of languages that we call otherwise. */
const languageAliases: Readonly<Record<string, string>> = {
  javascript: 'js',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  sol: 'solidity',
  typescript: 'ts',
  yml: 'yaml',
};

function suggestLanguage(detail: string): string {
  const [, language] = /"(.*)"/.exec(detail) ?? [];
  if (language === undefined)
    return 'write the language after the fence; output is `text`';
  const closest = findClosest(language, [
    ...codeLanguages,
    ...Object.keys(languageAliases),
  ]);
  return `write \`${languageAliases[closest] ?? closest}\`; a new language belongs in scripts/check/vocabulary.ts`;
}

/** The style guide's rules for Markdown. Each has its options, and what to do about a finding. */
const rules: Readonly<
  Record<
    string,
    {
      readonly advice: string | ((detail: string) => string);
      readonly options?: RuleConfiguration;
    }
  >
> = {
  MD001: {advice: 'use the next level: `##` first, `###` below it'},
  MD003: {advice: 'write `## Title`', options: {style: 'atx'}},
  MD004: {advice: 'start each item with `-`', options: {style: 'dash'}},
  MD005: {advice: 'indent items of one list equally'},
  MD009: {advice: 'remove the spaces, or end the line with a backslash'},
  MD011: {advice: 'write [text](url)'},
  MD014: {
    advice: 'leave the `$` out, so that readers can copy the command',
  },
  MD018: {advice: 'write a space after the `#`'},
  MD019: {advice: 'write one space after the `#`'},
  MD022: {advice: 'leave a blank line above and below'},
  MD023: {advice: 'remove the spaces before the `#`'},
  MD024: {
    advice: 'say what each section is about',
    options: {siblings_only: true},
  },
  MD025: {
    advice:
      'the title of a page belongs in its front matter: start with text, and use `##` for sections',
  },
  MD026: {
    advice: 'leave the punctuation out',
    options: {punctuation: '.,;:!'},
  },
  MD027: {advice: 'write one space after the `>`'},
  MD030: {advice: 'write one space after the marker'},
  MD031: {advice: 'leave a blank line above and below'},
  MD034: {advice: 'write [text](url), or put an example in code font'},
  MD035: {advice: 'write `---`', options: {style: '---'}},
  MD037: {advice: 'remove the spaces inside the asterisks'},
  MD038: {advice: 'remove the spaces inside the backticks'},
  MD039: {advice: 'remove the spaces inside the brackets'},
  MD040: {
    advice: suggestLanguage,
    options: {allowed_languages: [...codeLanguages]},
  },
  MD042: {advice: 'add the address'},
  MD047: {advice: 'end the file with one line break'},
  MD048: {advice: 'use backticks', options: {style: 'backtick'}},
  MD049: {advice: 'write *text*', options: {style: 'asterisk'}},
  MD050: {advice: 'write **text**', options: {style: 'asterisk'}},
  MD052: {
    advice: 'write [text](url), add the definition, or write \\[text]',
  },
  MD053: {advice: 'remove the definition, or link to it'},
  MD056: {
    advice:
      'give each row as many cells as the header, write `\\|` for a line within a cell, and leave a blank line below the table',
  },
  MD058: {advice: 'leave a blank line above and below'},
  MD059: {
    advice: 'name the target',
    options: {prohibited_texts: [...vagueLinkTexts]},
  },
};

const config: Configuration = {
  default: false,
  ...Object.fromEntries(
    Object.entries(rules).map(([id, {options}]) => [id, options ?? true]),
  ),
};

const removeHeadingIds = (text: string): string =>
  text.replaceAll(/(?<! ) *\{\/\* *#[\w-]+ *\*\/\}$/gm, '');

/** Lints a page's Markdown. Messages say what to do. */
export async function checkMarkdown({file, text}: Page): Promise<Finding[]> {
  const {page = []} = await lint({
    strings: {page: removeHeadingIds(text)},
    config,
  });
  return page.map(
    ({lineNumber, errorRange, ruleNames, ruleDescription, errorDetail}) => {
      const [id = ''] = ruleNames;
      const detail = errorDetail ?? '';
      const {advice = ''} = rules[id] ?? {};
      const problem = [ruleDescription, detail].filter(Boolean).join(': ');
      return {
        file,
        line: lineNumber,
        column: errorRange?.[0] ?? 1,
        rule: `markdownlint:${id}`,
        message: `${problem} → ${typeof advice === 'string' ? advice : advice(detail)}`,
      };
    },
  );
}
