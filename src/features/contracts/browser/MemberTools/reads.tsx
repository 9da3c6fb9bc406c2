import type {NetworkId} from '@site/src/data/networks';
import {useEffect, useState, type ComponentType, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import {loaded} from '@site/src/lib/loaded';
import type ReadCallType from '../ReadCall';

type Form = ComponentType<React.ComponentProps<typeof ReadCallType>>;

interface Opened {
  readonly place: HTMLElement;
  /** Undefined when its code could not be loaded. */
  readonly Form: Form | undefined;
}

/** Puts a button that opens the form into a member that is unfolded. Its text names the function, since a page has many. */
export function addReadButtons(details: HTMLElement, className: string): void {
  for (const place of details.querySelectorAll<HTMLElement>('[data-read]:empty')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = className;
    button.dataset.open = 'read';
    button.textContent = `Try it: call ${/^function (\w+)/.exec(place.dataset.read ?? '')?.[1] ?? 'it'}`;
    place.append(button);
  }
}

interface Props {
  /** An element beside the members. */
  readonly start: RefObject<HTMLElement | null>;
}

/** The forms that a reader has opened, each in the member that it calls. Their code loads with the first. */
export default function Reads({start}: Props): ReactNode {
  const [opened, setOpened] = useState<readonly Opened[]>([]);

  async function open(place: HTMLElement): Promise<void> {
    const Form = await loaded(import('../ReadCall'));
    if (Form) place.querySelector('[data-open]')?.remove();
    setOpened((forms) => [...forms.filter((form) => form.place !== place), {place, Form}]);
  }

  useEffect(() => {
    const article = start.current?.parentElement;
    const openOnClick = ({target}: Event): void => {
      if (target instanceof HTMLElement && target.dataset.open === 'read' && target.parentElement) {
        void open(target.parentElement);
      }
    };
    article?.addEventListener('click', openOnClick);
    return () => article?.removeEventListener('click', openOnClick);
  }, [start]);

  return opened.map(({place, Form}) => {
    const {read = '', address = '', network = '', start: values = '[]'} = place.dataset;
    return createPortal(
      Form ? (
        <Form declaration={read} address={address} network={network as NetworkId} start={JSON.parse(values) as string[]} />
      ) : (
        <LoadFailure what="The form" onRetry={() => void open(place)} />
      ),
      place,
      read,
    );
  });
}
