import {expect, test} from 'vitest';
import {readPage} from './builtSite';
import operations from './tokenApi.json' with {type: 'json'};

test.each(Object.entries(operations))(
  'the built HTML of %s contains the entire operation',
  (operation, {request, parameters, fields, errors}) => {
    const page = readPage(`/api/token-api/reference/operations/${operation}`);
    const definitions = page('dt')
      .get()
      .map((term) => {
        const entry = page(term);
        const name = entry
          .clone()
          .children('span')
          .remove()
          .end()
          .text()
          .trim();
        return {
          name,
          text: `${entry.children('span').text()} ${entry.next('dd').text()}`,
        };
      });
    expect(page('body').text()).toContain(request);
    for (const [name, limits] of Object.entries<readonly string[]>(
      parameters,
    )) {
      const field = definitions.find(
        (entry) => entry.name === name && /required|optional/.test(entry.text),
      );
      for (const limit of limits) expect(field?.text, name).toContain(limit);
    }
    expect(definitions.map(({name}) => name)).toEqual(
      expect.arrayContaining([...fields]),
    );
    for (const [status, message] of Object.entries(errors)) {
      expect(
        definitions.find(({name}) => name === status)?.text.trim(),
      ).toContain(message);
    }
    expect(page('body').text()).toContain('application/json');
  },
);
