import type {List} from 'mdast';
import {paragraph, strong, type Phrase} from '../../lib/mdast';

/** The words for Mermaid's blocks, before their condition. */
const blockWords: Readonly<Record<string, string>> = {
  alt: 'If',
  and: 'Also',
  break: 'Stop if',
  critical: 'Together',
  else: 'Otherwise',
  loop: 'Repeat',
  opt: 'If',
  option: 'If',
  par: 'At the same time',
};

const createList = (): List => ({
  type: 'list',
  ordered: true,
  spread: false,
  children: [],
});

const cleanText = (text = ''): string =>
  text.replaceAll(/<br\s*\/?>/g, ' ').trim();

/** The list that the steps of a sequence are added to, with the lists around it. */
class StepList {
  readonly root = createList();
  private readonly lists = [this.root];
  private readonly names = new Map<string, string>();

  name(id = '', name?: string): void {
    this.names.set(id, cleanText(name) || id);
  }

  addStep(ids: readonly string[], text?: string): void {
    const actors = [...new Set(ids)].map((id) => this.names.get(id) ?? id);
    this.add([strong(actors.join(' → ')), `: ${cleanText(text)}`]);
  }

  addNote(ids: string, text?: string): void {
    const actors = ids.split(',').map((id) => id.trim());
    if (actors.length === 1) {
      this.addStep(actors, text);
    } else {
      this.add([cleanText(text)]);
    }
  }

  /** Starts a block: the steps up to its end are a list of their own. */
  open(keyword = '', condition?: string): void {
    const list = createList();
    const text = `${blockWords[keyword]} ${cleanText(condition)}`.trim();
    this.add([`${text}:`]).children.push(list);
    this.lists.push(list);
  }

  /** Starts a group that is only a frame in the drawing. */
  openFrame(): void {
    this.lists.push(this.lists.at(-1) ?? this.root);
  }

  close(): void {
    if (this.lists.length > 1) this.lists.pop();
  }

  private add(content: readonly Phrase[]): List['children'][number] {
    const item: List['children'][number] = {
      type: 'listItem',
      spread: false,
      children: [paragraph(...content)],
    };
    this.lists.at(-1)?.children.push(item);
    return item;
  }
}

type Group = string | undefined;

/** What the lines of a sequence diagram mean. Other lines, such as `activate`, are not steps. */
const lineTypes: readonly (readonly [
  pattern: RegExp,
  read: (steps: StepList, first: Group, second: Group, third: Group) => void,
])[] = [
  [
    /^(?:create )?(?:participant|actor) (\S+)(?: as (.+))?$/,
    (steps, id, name) => steps.name(id, name),
  ],
  [
    /^([^\s<-]+) *(?:<<)?--?(?:>>|[>x)])[+-]?([^\s:]+) *:(.*)$/,
    (steps, from = '', to = '', text) => steps.addStep([from, to], text),
  ],
  [
    /^note (?:over|left of|right of) ([^:]+):(.*)$/i,
    (steps, ids = '', text) => steps.addNote(ids, text),
  ],
  [
    /^(alt|break|critical|loop|opt|par)\b(.*)$/,
    (steps, keyword, condition) => steps.open(keyword, condition),
  ],
  [
    /^(and|else|option)\b(.*)$/,
    (steps, keyword, condition) => {
      steps.close();
      steps.open(keyword, condition);
    },
  ],
  [/^(?:box|rect)\b/, (steps) => steps.openFrame()],
  [/^end$/, (steps) => steps.close()],
];

/** Returns the steps of a sequence diagram, which phones show instead of the drawing. Undefined for other types of diagrams. */
export function createSequenceSteps(source: string): List | undefined {
  const [type, ...lines] = source
    .replace(/accDescr\s*\{[^}]*\}/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (type !== 'sequenceDiagram') return undefined;
  const steps = new StepList();
  for (const line of lines) {
    const lineType = lineTypes.find(([pattern]) => pattern.test(line));
    if (lineType) {
      const [pattern, read] = lineType;
      const [, first, second, third] = pattern.exec(line) ?? [];
      read(steps, first, second, third);
    }
  }
  return steps.root;
}
