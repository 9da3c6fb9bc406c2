import {
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import {loadDefault} from '@site/src/lib/browser';
import type {ReadFormData} from '../../domContract';
import type {Layer} from '../../samples/sampleValues';
import type ReadContractForm from '../ReadContract';

type Form = ComponentType<React.ComponentProps<typeof ReadContractForm>>;

interface OpenedForm {
  readonly container: HTMLElement;
  /** Undefined if the form's code failed to load. */
  readonly Form: Form | undefined;
}

function createButton(className: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  return button;
}

/** Adds a button that opens the form in an expanded member. Its label includes the function name, because a page has many such buttons. */
export function addReadButtons(details: HTMLElement, className: string): void {
  for (const container of details.querySelectorAll<HTMLElement>(
    '[data-read]:empty',
  )) {
    const button = createButton(className);
    button.dataset.open = 'read';
    button.textContent = `Try it: call ${/^function (\w+)/.exec(container.dataset.read ?? '')?.[1] ?? 'it'}`;
    container.append(button);
  }
}

/** Renders each opened form inside its member. The forms' code loads when the first one opens. `start` is a sibling of the members. */
export default function ReadForms({
  start,
}: {
  readonly start: RefObject<HTMLElement | null>;
}): ReactNode {
  const [openedForms, setOpenedForms] = useState<readonly OpenedForm[]>([]);

  async function open(container: HTMLElement): Promise<void> {
    const Form = await loadDefault(import('../ReadContract'));
    if (Form) container.querySelector('[data-open]')?.remove();
    setOpenedForms((forms) => [
      ...forms.filter((form) => form.container !== container),
      {container, Form},
    ]);
  }

  useEffect(() => {
    const article = start.current?.parentElement;
    const openOnClick = ({target}: Event): void => {
      if (
        target instanceof HTMLElement &&
        target.dataset.open === 'read' &&
        target.parentElement
      ) {
        void open(target.parentElement);
      }
    };
    article?.addEventListener('click', openOnClick);
    return () => article?.removeEventListener('click', openOnClick);
  }, [start]);

  return openedForms.map(({container, Form}) => {
    const {
      read = '',
      address = '',
      network = '',
      start: values = '[]',
    } = container.dataset as Partial<ReadFormData>;
    return createPortal(
      Form ? (
        <Form
          declaration={read}
          address={address}
          network={network as Layer}
          initialValues={JSON.parse(values) as string[]}
        />
      ) : (
        <LoadFailure subject="The form" onRetry={() => void open(container)} />
      ),
      container,
      read,
    );
  });
}

const HEX_PATTERN = /^0x(?:[0-9a-f]{8}|[0-9a-f]{64})$/;

function createCopyButton(
  text: string,
  label: string,
  className: string,
): HTMLButtonElement {
  const button = createButton(className);
  button.dataset.copy = text;
  button.setAttribute('aria-label', label);
  return button;
}

/** Adds a copy button to each selector and topic. Called only when the container expands or nears the viewport, to keep the initial DOM small. */
export function addCopyButtons(
  container: HTMLElement,
  className: string,
): void {
  for (const code of container.querySelectorAll('code')) {
    // If the selector is inside a link, the button goes after the link.
    const anchor = code.parentElement?.matches('a') ? code.parentElement : code;
    const text = code.dataset.hex ?? code.textContent;
    if (
      HEX_PATTERN.test(text) &&
      !anchor.nextElementSibling?.matches('[data-copy]')
    )
      anchor.after(createCopyButton(text, `Copy ${text}`, className));
  }
}
