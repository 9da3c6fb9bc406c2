import {createContext, useContext} from 'react';
import {useTabs} from '@site/src/engine/tabs';

/** What the ids of a group of tabs begin with. */
export const TabGroup = createContext('');

/** The ids of a tab and its panel, by the tab's value; none in the tabs of the API explorer, which name theirs themselves. */
export function useTabIds(): (value: string) => {tab?: string; panel?: string} {
  const group = useContext(TabGroup);
  const {tabValues} = useTabs();
  return (value) => {
    if (!group) {
      return {};
    }
    const index = tabValues.findIndex((tab) => tab.value === value);
    return {tab: `${group}tab${index}`, panel: `${group}panel${index}`};
  };
}
