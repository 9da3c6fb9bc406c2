/** A slip of a writer: what the page says, and all that the check says about it, without the name of the file. */
export interface Mistake {
  readonly name: string;
  /** Body of the page, below sound front matter; a text that begins with `---` is the whole page. */
  readonly body: string;
  readonly findings: readonly string[];
}

const wallets = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const fact = "import {NetworkFact} from '@site/src/components/NetworkFacts';";
const names = 'baseFeeFloorWei, blockGasLimit, blockTimeSeconds, chainId, chainIdHex, clientName, currency, explorer, foundryAlias, infuraRpcUrl, infuraWebSocketUrl, name, rpcUrl, secondExplorer, settlesOn, viemName, walletName';

/** Lines 1 to 5 of a page are its front matter, its text begins on line 7. */
export const mistakes: readonly Mistake[] = [
  {name: 'import of a module that is not there', body: "import {NetworkFact} from '@site/src/components/NetworkFact';\n\n<NetworkFact network=\"linea\" name=\"chainId\" />", findings: ["7:27 there is no module '@site/src/components/NetworkFact' → '@site/src/components/NetworkFacts'"]},
  {name: 'import of a name that is not there', body: "import {NetworkFct} from '@site/src/components/NetworkFacts';\n\n<NetworkFct network=\"linea\" name=\"chainId\" />", findings: ['7:9 @site/src/components/NetworkFacts has no NetworkFct → NetworkFact (one of ForkTable, NetworkFact, NetworkTable)']},
  {name: 'import without braces', body: "import NetworkFact from '@site/src/components/NetworkFacts';\n\n<NetworkFact network=\"linea\" name=\"chainId\" />", findings: ['7:8 @site/src/components/NetworkFacts has no default export → write the name in braces: {NetworkFact}']},
  {name: 'unknown component', body: '<NetworkFcat network="linea" name="chainId" />', findings: ["7:2 there is no component <NetworkFcat> → <NetworkFact>, with import {NetworkFact} from '@site/src/components/NetworkFacts';"]},
  {name: 'component without import', body: 'The ID is <NetworkFact network="linea" name="chainId" />.', findings: ["7:12 <NetworkFact> is not imported → import {NetworkFact} from '@site/src/components/NetworkFacts'; below the front matter"]},
  {name: 'wrong value of a property', body: `${fact}\n\n<NetworkFact network="linea" name="chainID" />`, findings: [`9:30 name="chainID" is no value of <NetworkFact> → name="chainId" (one of ${names})`]},
  {name: 'wrong name of a property', body: `${fact}\n\n<NetworkFact netwrok="linea" name="chainId" />`, findings: ['9:14 <NetworkFact> has no netwrok → network (one of name, network)']},
  {name: 'unclosed element', body: '<details>\n<summary>More</summary>\n\nText.', findings: ['7:1 <details> is not closed → write </details> behind its content, in a paragraph of its own where <details> stands in one, or <details /> if it has none']},
  {name: 'brace in the text', body: 'Set the key to {YOUR KEY} first.', findings: ['7:21 Could not parse expression with acorn → correct the expression, or put braces that are text into code font']},
  {name: 'front matter with an unknown key and a short description', body: '---\ntitle: A page\ndescription: Short.\nkeyword: [test]\nkeywords: [test]\n---\n\nText.', findings: ['3:1 `description` has 6 characters → write 50 to 160', '4:1 `keyword` is no key of ours → `keywords`']},
  {name: 'front matter without description and keywords', body: '---\ntitle: A page\n---\n\nText.', findings: ['1:1 `description` is missing or no text → add one sentence that says what the reader gets', '1:1 `keywords` is missing or no list → add the words people type to find this page: `[bridge, deposit]`']},
  {name: 'front matter with a colon', body: '---\ntitle: A page\ndescription: How to bridge: what you need before you begin, and what it costs.\nkeywords: [test]\n---\n\nText.', findings: ['3:1 the front matter is no YAML: Nested mappings are not allowed in compact mappings → put a text with a colon or a quotation mark into quotes']},
  {name: 'unknown contract', body: '---\ntitle: A page\ndescription: A sentence that says what the reader of this page gets from it.\nkeywords: [test]\ncontract: linearolup\n---\n\nText.', findings: ['5:1 there is no contract "linearolup" → linearollup']},
  {name: 'link to a file that is not there', body: 'See [how to bridge](../get-started/how-to/brigde.mdx).', findings: ['7:5 ../get-started/how-to/brigde.mdx leads to no file → ../get-started/how-to/bridge.mdx']},
  {name: 'link to an address that is not there', body: 'See [how to bridge](/get-started/how-to/brigde).', findings: ['7:5 /get-started/how-to/brigde is no address of the site → /get-started/how-to/bridge']},
  {name: 'link to a heading that is not there', body: 'See [the costs](../release-notes.mdx#beta-v5-22) and [below](#teh-end).\n\n## The end', findings: ['7:5 ../release-notes.mdx#beta-v5-22 leads to no heading of docs/release-notes.mdx → #beta-v5-2', '7:54 #teh-end leads to no heading of this page → #the-end']},
  {name: 'image without alt text', body: '![](../../static/img/favicon.svg)', findings: ['7:1 the image ../../static/img/favicon.svg has no alt text → write what it shows: ![What it shows](../../static/img/favicon.svg)']},
  {name: 'image that is not there', body: '![The bridge app](./bridge.png)', findings: ['7:1 ./bridge.png leads to no file → correct the path; it counts from the folder of this page']},
  {name: 'unknown admonition', body: ':::noet[Title]\nText.\n:::', findings: ['7:1 :::noet is no admonition → :::note']},
  {name: 'tabs without a group', body: "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n<TabItem value=\"mainnet\" label=\"Mainnet\">\n\nText.\n\n</TabItem>\n</Tabs>", findings: ['10:1 <Tabs> has no groupId → groupId="network", so that other pages open the same tab']},
  {name: 'first heading too deep', body: 'Text.\n\n### What it is\n\nText.', findings: ['9:1 the first heading of the page is of level 3 → write `##`: the title above it is of level 1']},
  {name: 'heading in title case', body: 'Text.\n\n## Deploy Your Contract\n\nText.', findings: ['9:1 "Your", "Contract" has a capital in a heading → write it in lower case, or add a proper name to scripts/prose/vocabulary.ts']},
  {name: 'a word of advertising, and a name', body: 'You simply publish it on Github.', findings: ['7:5 "simply" is no word of the style guide → What is simple differs from reader to reader: leave it out.', '7:26 "Github" is spelled otherwise → "GitHub"']},
  {name: 'slip of spelling', body: 'You recieve the tokens.', findings: ['7:5 "recieve" is in no dictionary → "receive", or, if it is a name, a line in project-words.txt']},
  {name: 'code without a language', body: '```\nls\n```', findings: ['7:1 the code block has no language → write it behind the opening fence, `text` for output']},
  {name: 'wrong chain ID', body: '```json\n{"chainId": 59114}\n```', findings: ['8:13 59114 is no chain ID of the data → 59144, or an entry in scripts/facts/values.ts']},
  {name: 'wrong RPC host', body: '```bash\ncurl https://rpc.linea.biuld\n```', findings: ['8:6 rpc.linea.biuld is no RPC host of the data → rpc.linea.build, or a record in src/data/providers/endpoints.ts']},
  {name: 'address with a wrong checksum', body: `\`\`\`text\n${wallets.replace('508C', '508c')}\n\`\`\``, findings: [`8:1 ${wallets.replace('508C', '508c')} has a wrong checksum → ${wallets}`]},
  {name: 'syntax of Mermaid', body: '```mermaid\nflowchart LR\n  accTitle: From A to B\n  accDescr: A leads to B.\n  A --> --> B\n```', findings: ["11:1 Mermaid cannot read the diagram: Parse error: ...leads to B.  A --> --> B: Expecting 'AMP', 'COLON', 'PIPE', 'TESTSTR', 'DOWN', 'DEFAULT', 'NUM', 'COMMA', 'NODE_STRING', 'BRKT', 'MINUS', 'MULT', 'UNICODE_TEXT', got 'LINK' → correct this line"]},
  {name: 'diagram without a title', body: '```mermaid\nflowchart LR\n  A --> B\n```', findings: ['7:1 the diagram has no accTitle → add it: CONTRIBUTING.md, "Diagrams", shows how']},
  {name: 'diagram that nobody has drawn', body: '```mermaid\nflowchart LR\n  accTitle: From A to B\n  accDescr: A leads to B.\n  A --> B\n```', findings: ['7:1 the diagram has not been drawn → run `npm run diagrams` and commit the drawing']},
  {name: 'drawing that is not there', body: '<Flagship name="sequenser" />', findings: ['7:1 there is no drawing "sequenser" → sequencer']},
  {name: 'prompt that is left', body: 'To write: what the page is about.', findings: ['7:1 a prompt is left: "To write: what the page is about." → write what it asks for, or remove it']},
];
