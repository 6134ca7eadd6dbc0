import { readDatabaseState } from './database/database-state'
import { updateInsertEpoch } from './database/insert-position'
import type { StartOptions } from './features/feature'
import type { Registry } from './features/registry'

/**
 * Ensures at every start that the team account and the waitlist counter exist, feature by feature,
 * and that new rows sort after those of a restored database.
 */
export async function provision(registry: Registry, start: StartOptions): Promise<void> {
  if ((await readDatabaseState()).isReadOnly) {
    start.log('the database is read-only: the team account and the counter stay as they are')
    return
  }
  await updateInsertEpoch()
  await registry.provision(start)
}
