import {translate as translateLabel} from '@docusaurus/Translate';

/**
 * Replaces `translate` in the theme's lists of fields, whose HTML has no space between a label and what precedes it: search, screen readers
 * and the Markdown export would read `stringrequired`.
 */
export function translate(
  ...message: Parameters<typeof translateLabel>
): string {
  return ` ${translateLabel(...message)}`;
}
