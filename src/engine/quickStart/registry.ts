// Stands for the engine's list of how to load each chunk. routes.ts adds those of the pages.
import {shared} from '@generated/quick-start';

const registry: Record<string, readonly [load: () => Promise<unknown>]> = Object.fromEntries(Object.entries(shared).map(([chunk, load]) => [chunk, [load]]));

export default registry;
