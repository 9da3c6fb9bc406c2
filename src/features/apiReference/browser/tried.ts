import {createContext} from 'react';

/** Whether the reader has pressed Send: from then on a field that keeps a request back says so. */
export const Tried = createContext(false);
