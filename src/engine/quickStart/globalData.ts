// Stands for the engine's data of plugins.
import {docs} from '@generated/quick-start';
import {expandGlobalData} from './expand';

export default expandGlobalData(docs);
