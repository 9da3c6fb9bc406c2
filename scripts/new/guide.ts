import path from 'node:path/posix';
import {redirects} from '../../redirects';
import {exists, nextSteps, slug, withSidebarEntry, type Field, type Kind} from './kind';
import {fillTemplate, yamlList, yamlText} from './template';

const title: Field = {
  name: 'title',
  question: 'What is the heading of the page?',
  example: 'Send a message to Ethereum',
  problem: (value) => (value.length < 2 || value.length > 70 ? `The title has ${value.length} characters. Write 2 to 70.` : undefined),
};

/** Why a page cannot have this route. */
export function routeProblem(route: string, root: string): string | undefined {
  const parts = route.split('/').slice(1);
  const [section = '', ...rest] = parts;
  if (!/^(?:\/[a-z0-9][a-z0-9-]*){2,}$/.test(route)) {
    return 'A route begins with a slash and a section, in lower case with hyphens: /learn/send-a-message.';
  }
  if (!exists(root, `docs/${section}/sidebar.ts`)) {
    return `docs/${section} is no section: it has no sidebar.ts.`;
  }
  if (rest.length > 0 && parts.at(-1) === parts.at(-2)) {
    return 'A page named like its folder is served at the folder. Choose another last part.';
  }
  if (exists(root, `docs${route}.mdx`) || exists(root, `docs${route}`)) {
    return `docs${route} exists.`;
  }
  return route in redirects ? `redirects.ts sends ${route} to ${redirects[route]}. Remove that line first, or choose another route.` : undefined;
}

export const guide: Kind = {
  label: 'A guide or an explanation',
  fields: [
    title,
    {
      name: 'route',
      question: 'At which address is it served?',
      example: '/get-started/how-to/send-a-message',
      initial: (answers) => `/get-started/how-to/${slug(answers.title ?? '')}`,
      problem: routeProblem,
    },
    {
      name: 'keywords',
      question: 'What do readers type to find it? Separate with commas.',
      example: 'message, cross-chain, sendMessage',
      initial: (answers) => (answers.title ?? '').toLowerCase(),
    },
  ],
  scaffold: (answers, root) => {
    const {title: heading = '', route = '', keywords = ''} = answers;
    const file = `docs${route}.mdx`;
    const start = path.relative(path.dirname(file), 'docs/get-started/index.mdx');
    const words = keywords.split(',').map((word) => word.trim()).filter(Boolean);
    return {
      files: new Map([[file, fillTemplate('guide.mdx', {title: yamlText(heading), keywords: yamlList(words), start})], withSidebarEntry(root, file)]),
      next: nextSteps(file, route),
    };
  },
};
