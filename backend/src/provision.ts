import { readDatabaseState } from './database/database-state'
import type { StartOptions } from './features/feature'
import type { Registry } from './features/registry'

/**
 * Ensures at every start that the team account and the waitlist counter exist, feature by feature.
 */
export async function provision(registry: Registry, start: StartOptions): Promise<void> {
  if ((await readDatabaseState()).isReadOnly) {
    start.log('the database is read-only: the team account and the counter stay as they are')
    return
  }
  await registry.provision(start)
}
