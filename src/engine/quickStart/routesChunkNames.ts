// Stands for the engine's list of the chunks that each route needs. routes.ts fills it.
import type {ChunkNames} from './expand';

const routesChunkNames: Record<string, ChunkNames> = {};

export default routesChunkNames;
