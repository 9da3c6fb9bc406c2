// Replaces the original: colours come from src/css/prism.css instead of inline styles, phones show the language (src/css/touch.css), and
// translation is disabled.
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {createElement, type ComponentProps, type ReactNode} from 'react';

type Props<T extends 'div' | 'pre'> = {readonly as: T} & ComponentProps<T>;

export default function CodeBlockContainer<T extends 'div' | 'pre'>({
  as,
  className,
  ...props
}: Props<T>): ReactNode {
  return createElement(as, {
    translate: 'no',
    'data-language': /language-(\S+)/.exec(className ?? '')?.[1],
    ...props,
    className: clsx(className, 'docs-code', ThemeClassNames.common.codeBlock),
  });
}
