// Stands for the engine's maker of routes: it makes a component that can be loaded, with all that it needs to know of it, for
// each of the site's pages at start. One is needed.
import createComponent from 'component-creator';
import {createElement, type ComponentType, type ReactNode} from 'react';

type Page = ComponentType<object> & {readonly preload: () => Promise<unknown>};

/** A route's component, made when it is asked for. */
export default function ComponentCreator(path: string, hash: string): Page {
  let made: Page | undefined;
  const page = (): Page => (made ??= createComponent(path, hash) as Page);
  const Route = (props: object): ReactNode => createElement(page(), props);
  return Object.assign(Route, {preload: () => page().preload()});
}
