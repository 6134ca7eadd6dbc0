import { connect, db } from '../src/database/data-source'
import { createDatabase } from './database'
import { registry } from './registry'

/** Gives a spec without an app a database of its own. Call once at the top of the spec. */
export function startDatabase(): void {
  beforeAll(async () => {
    await connect(await createDatabase(), registry.entities)
  })
  afterAll(() => db.destroy())
}
