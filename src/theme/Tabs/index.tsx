// Replaces the original: follows the ARIA authoring practices (arrow keys, Home and End; labelled list, tabs and panels), and does not
// remount after hydration, because an effect restores the reader's previous choice.
import clsx from 'clsx';
import {
  useId,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
  type TabsProps,
} from '@site/src/engine/tabs';
import {
  chooseNetwork,
  type NetworkChoice,
} from '@site/src/features/network/choice';
import {useNetwork} from '@site/src/features/network/useNetwork';
import {TabGroup, useTabIds} from './ids';
import styles from './styles.module.css';

/** Returns the index of the tab that a key selects when the tab at `index` has focus. */
function getTargetIndex(
  key: string,
  index: number,
  count: number,
): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
    Enter: index,
    ' ': index,
  };
  return targets[key];
}

/** Labels of tab groups by id. */
const groupLabels: Readonly<Record<string, string>> = {
  npm2yarn: 'Package manager',
  'rpc-client': 'Client',
  'deploy-tool': 'Tool',
  'decode-source': 'Source',
  os: 'Operating system',
  metamask: 'MetaMask',
  network: 'Network',
  storage: 'Storage',
  library: 'Library',
};

function TabList({
  className,
  label,
}: {
  readonly className: string | undefined;
  readonly label: string;
}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const getIds = useTabIds();
  const list = useRef<HTMLUListElement>(null);
  const {blockElementScrollPositionUntilNextRender: keepInPlace} =
    useScrollPositionBlocker();

  function select(index: number): void {
    const tab = list.current?.children[index] as HTMLElement | undefined;
    const value = tabValues[index]?.value;
    if (tab && value !== undefined && value !== selectedValue) {
      // Other tab groups on the page change too, which would move this tab on the screen.
      keepInPlace(tab);
      selectValue(value);
    }
    tab?.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const to = getTargetIndex(event.key, index, tabValues.length);
    if (to !== undefined) {
      event.preventDefault();
      select(to);
    }
  }

  return (
    <ul
      ref={list}
      role="tablist"
      aria-label={label}
      className={clsx('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({value, label: text, attributes}, index) => (
        <li
          key={value}
          {...attributes}
          role="tab"
          id={getIds(value).tab}
          data-choice={getIds(value).network}
          aria-selected={selectedValue === value}
          aria-controls={getIds(value).panel}
          tabIndex={selectedValue === value ? 0 : -1}
          className={clsx(
            'tabs__item',
            selectedValue === value && 'tabs__item--active',
          )}
          onClick={() => select(index)}
          onKeyDown={(event) => onKeyDown(event, index)}>
          {text ?? value}
        </li>
      ))}
    </ul>
  );
}

export default function Tabs(props: TabsProps): ReactNode {
  const id = useId();
  const isNetwork = props.groupId === 'network';
  // The choice is in the URL, so that a link can select a tab. The network has a parameter of its own.
  const tabs = useTabsContextValue({
    ...props,
    queryString: !isNetwork && (props.groupId ?? false),
  });
  const network = useNetwork();
  // The network applies to the entire site and can also be selected elsewhere.
  const value = isNetwork
    ? {
        ...tabs,
        selectedValue: network,
        selectValue: (choice: string) => chooseNetwork(choice as NetworkChoice),
      }
    : tabs;
  const group = useMemo(() => ({id, isNetwork}), [id, isNetwork]);
  return (
    <TabsProvider value={value}>
      <TabGroup value={group}>
        <div
          className={clsx(
            ThemeClassNames.tabs.container,
            'tabs-container',
            styles.container,
          )}>
          <TabList
            className={props.className}
            label={groupLabels[props.groupId ?? ''] ?? 'Variants'}
          />
          <div className="margin-top--md">
            {sanitizeTabsChildren(props.children)}
          </div>
        </div>
      </TabGroup>
    </TabsProvider>
  );
}
