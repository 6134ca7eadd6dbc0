import { Initial1795232530031 } from './1795232530031-initial'
/** Every migration, oldest first. `npm run migration -- <name>` adds to this list. */
export const migrations = [Initial1795232530031]
