import {createContext, useContext} from 'react';
import {useTabs} from '@site/src/engine/internal';

/** What the ids of a group of tabs begin with. */
export const TabGroup = createContext('');

/** The ids of a tab and its panel, by the tab's value. */
export function useTabIds(): (value: string) => {tab: string; panel: string} {
  const group = useContext(TabGroup);
  const {tabValues} = useTabs();
  return (value) => {
    const index = tabValues.findIndex((tab) => tab.value === value);
    return {tab: `${group}tab${index}`, panel: `${group}panel${index}`};
  };
}
