import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from './builtSite';
import operations from './tokenApi.json' with {type: 'json'};

const operationsPath = '/api/token-api/reference/operations';

test.each(Object.entries(operations))(
  'the built HTML and the Markdown of %s contain the entire operation',
  (operation, {request, parameters, fields, errors}) => {
    const page = readPage(`${operationsPath}/${operation}`);
    const exported = readFileSync(
      `build${operationsPath}/${operation}.md`,
      'utf8',
    ).replace(/[*`\\]/g, '');
    const text = page('article').text();
    expect(text).toContain(request);
    expect(exported).toContain(request);
    const entries = page('.openapi-params__list-item')
      .get()
      .map((entry) => page(entry).text());
    for (const [name, limits] of Object.entries<readonly string[]>(
      parameters,
    )) {
      const entry = entries.find((found) => found.startsWith(`${name} `));
      for (const limit of limits) expect(entry, name).toContain(limit);
      expect(exported).toContain(`${name} ${limits[0]}`);
    }
    for (const field of fields) {
      expect(text).toContain(field);
      // A space between the name, the type and each label.
      expect(exported).toContain(field);
    }
    for (const [status, message] of Object.entries(errors)) {
      const tabs = page('[role=tab]')
        .get()
        .map((tab) => page(tab).text());
      expect(tabs).toContain(status);
      expect(text).toContain(message);
      expect(exported).toContain(message);
    }
  },
);

test('lists on the pages of the Token API contain only list items, and list items are in lists', () => {
  for (const operation of Object.keys(operations)) {
    const page = readPage(`${operationsPath}/${operation}`);
    expect(page('article :is(ul, ol) > :not(li)').length).toBe(0);
    expect(page('article li').not('ul > li, ol > li').length).toBe(0);
  }
});
