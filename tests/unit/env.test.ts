import {expect, test} from 'vitest';
import {readEnvironment} from '../../src/config/env';

test('every integration is disabled by default', () => {
  expect(Object.values(readEnvironment({})).filter(Boolean)).toEqual([]);
  expect(
    Object.values(readEnvironment({GTM_CONTAINER_ID: ' '})).filter(Boolean),
  ).toEqual([]);
});

test('valid values are accepted', () => {
  expect(
    readEnvironment({
      GTM_CONTAINER_ID: 'GTM-ABC1234',
      FEEDBACK_WIDGET_SRC: 'https://widget.example/w.js',
      FEEDBACK_WIDGET_INTEGRITY: 'sha256-abc',
      DOCS_ASSISTANT_SRC: 'https://assistant.example/a.js',
      DOCS_ASSISTANT_KEY: 'key-1',
      DOCS_ASSISTANT_INTEGRITY: 'sha384-abc+/==',
      CSP_REPORT_URL: 'https://reports.example/csp',
    }),
  ).toEqual({
    gtmContainerId: 'GTM-ABC1234',
    cspReportUrl: 'https://reports.example/csp',
    feedbackWidget: {
      src: 'https://widget.example/w.js',
      integrity: 'sha256-abc',
    },
    docsAssistant: {
      src: 'https://assistant.example/a.js',
      key: 'key-1',
      integrity: 'sha384-abc+/==',
    },
  });
});

test.each([
  [
    {GTM_CONTAINER_ID: 'UA-1'},
    /^GTM_CONTAINER_ID is "UA-1" → write a container id such as GTM-ABC1234, or unset it to disable the feature$/,
  ],
  [
    {FEEDBACK_WIDGET_SRC: 'http://plain.example/w.js'},
    /FEEDBACK_WIDGET_SRC .* https/,
  ],
  [{FEEDBACK_WIDGET_INTEGRITY: 'sha256-abc'}, /without FEEDBACK_WIDGET_SRC/],
  [
    {
      FEEDBACK_WIDGET_SRC: 'https://widget.example/w.js',
      FEEDBACK_WIDGET_INTEGRITY: 'abc',
    },
    /FEEDBACK_WIDGET_INTEGRITY .* sha384/,
  ],
  [{FEEDBACK_WIDGET_SRC: 'javascript:alert(1)'}, /FEEDBACK_WIDGET_SRC/],
  [{DOCS_ASSISTANT_SRC: 'https://a.example/a.js'}, /must be set together/],
  [
    {CSP_REPORT_URL: 'https://reports.example/csp; script-src *'},
    /CSP_REPORT_URL/,
  ],
  [
    {CSP_REPORT_URL: 'https://reports.example/csp;x'},
    /CSP_REPORT_URL .* semicolons/,
  ],
  [{DOCS_ASSISTANT_KEY: 'key'}, /must be set together/],
  [
    {DOCS_ASSISTANT_SRC: 'https://a.example/a.js', DOCS_ASSISTANT_KEY: '<b>'},
    /DOCS_ASSISTANT_KEY/,
  ],
  [
    {
      DOCS_ASSISTANT_SRC: 'https://a.example/a.js',
      DOCS_ASSISTANT_KEY: 'k',
      DOCS_ASSISTANT_INTEGRITY: 'md5-x',
    },
    /INTEGRITY/,
  ],
])('%j is rejected with instructions', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});
