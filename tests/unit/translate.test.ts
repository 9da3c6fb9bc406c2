import {expect, test} from 'vitest';
import {translate} from '../../src/features/markdown/inlineCode';
import {renderMdx} from './renderMdx';

test('code in text is not translated; blocks are marked by their component', async () => {
  const html = await renderMdx('Send `eth_call` to **Linea**.\n\n```bash\ncast call\n```', {rehypePlugins: [translate]});
  expect(html).toContain('<code translate="no">eth_call</code> to <strong>Linea</strong>');
  expect(html).toContain('<pre><code class="language-bash">cast call');
});
