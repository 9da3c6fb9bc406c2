// Stands for the engine's list of routes, and fills its lists of chunks.
import ComponentCreator from '@docusaurus/ComponentCreator';
import {routes} from '@generated/quick-start';
import {expandRoutes} from './expand';
import registry from './registry';
import routesChunkNames from './routesChunkNames';

export default expandRoutes(routes, {
  create: (path, hash = '') => ComponentCreator(path, hash),
  addRoute: (key, chunks) => (routesChunkNames[key] = chunks),
  addPage: (chunk, load) => (registry[chunk] = [load]),
});
