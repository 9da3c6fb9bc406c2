import {architecture} from './architecture';
import {conflation} from './conflation';
import {contracts} from './contracts';
import {fees} from './fees';
import {finality} from './finality';
import {lifecycle} from './lifecycle';
import {messages} from './messages';
import {node} from './node';
import {proving} from './proving';
import {sequencer} from './sequencer';
import {state} from './state';
import {tokenBridge} from './tokenBridge';
import type {Flagship} from './types';

export type {Flagship} from './types';

/** Every drawing that is laid out by hand. */
export const flagships: readonly Flagship[] = [architecture, conflation, contracts, fees, finality, lifecycle, messages, node, proving, sequencer, state, tokenBridge];
