// Replaces the original: colours come from src/css/prism.css instead of inline styles, and the browser's translator stays away.
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {createElement, type ComponentProps, type ReactNode} from 'react';

type Props<T extends 'div' | 'pre'> = {readonly as: T} & ComponentProps<T>;

export default function CodeBlockContainer<T extends 'div' | 'pre'>({as, className, ...props}: Props<T>): ReactNode {
  return createElement(as, {translate: 'no', ...props, className: clsx(className, 'docs-code', ThemeClassNames.common.codeBlock)});
}
