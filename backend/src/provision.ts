import { readDatabaseState } from './database/database-state'
import type { StartOptions } from './features/feature'
import type { Registry } from './features/registry'

/** What every start makes sure of, feature by feature: the team account is there, and the waitlist's counter. */
export async function provision(registry: Registry, start: StartOptions): Promise<void> {
  if ((await readDatabaseState()).isReadOnly) {
    start.log('the database is read-only: the team account and the counter stay as they are')
    return
  }
  await registry.provision(start)
}
