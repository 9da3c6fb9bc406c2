import {createContext, useContext} from 'react';
import {useTabs} from '@site/src/engine/tabs';

/** A tab group's id prefix, and whether its tabs are networks, in which case CSS selects the visible panel. */
export const TabGroup = createContext({id: '', isNetwork: false});

interface TabIds {
  readonly tab?: string;
  readonly panel?: string;
  /** The tab's value if it is a network. */
  readonly network?: string;
}

/** Returns a function that maps a tab's value to the ids of the tab and its panel. The API explorer sets its own ids, so the function returns none there. */
export function useTabIds(): (value: string) => TabIds {
  const {id, isNetwork} = useContext(TabGroup);
  const {tabValues} = useTabs();
  return (value) => {
    if (!id) return {};
    const index = tabValues.findIndex((tab) => tab.value === value);
    return {
      tab: `${id}tab${index}`,
      panel: `${id}panel${index}`,
      ...(isNetwork && {network: value}),
    };
  };
}
