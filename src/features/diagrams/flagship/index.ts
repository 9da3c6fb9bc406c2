import {architecture} from './architecture';
import {finality} from './finality';
import {lifecycle} from './lifecycle';
import {messages} from './messages';
import {tokenBridge} from './tokenBridge';
import type {Flagship} from './types';

export type {Flagship} from './types';

/** Every drawing that is laid out by hand. */
export const flagships: readonly Flagship[] = [architecture, finality, lifecycle, messages, tokenBridge];
