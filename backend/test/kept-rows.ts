import { clubDay } from '../src/core/club-day'
import { db } from '../src/database/data-source'

/** Deletes the rows of all tables; with triggers disabled, the order does not matter. */
// For few rows, DELETE is faster than TRUNCATE.
const deletions = () => [
  'SET LOCAL session_replication_role = replica',
  ...db.entityMetadatas.map(({ tableName }) => `DELETE FROM "${tableName}"`),
]

/** Empties the database. */
export const deleteRows = () => db.query(deletions().join('; '))

/**
 * Returns a function that creates rows at its first call, and puts the same rows back at the next
 * ones: creating many rows takes longer than the requests of most tests. Rows refer to the club's
 * day, so it creates new ones on the next day.
 */
export function keepRows<Result>(create: (now: Date) => Promise<Result>) {
  let kept: { day: string; result: Result } | undefined
  return async (now: Date): Promise<Result> => {
    const day = clubDay(now)
    if (kept?.day === day) {
      await putBack()
      return kept.result
    }
    const result = await create(now)
    await copy()
    kept = { day, result }
    return result
  }
}

async function copy(): Promise<void> {
  const copies = db.entityMetadatas.map(
    ({ tableName }) => `CREATE TABLE kept."${tableName}" AS TABLE "${tableName}"`,
  )
  const schema = ['DROP SCHEMA IF EXISTS kept CASCADE', 'CREATE SCHEMA kept']
  await db.query([...schema, ...copies].join('; '))
}

async function putBack(): Promise<void> {
  const insertions = db.entityMetadatas.map(
    ({ tableName }) =>
      `INSERT INTO "${tableName}" OVERRIDING SYSTEM VALUE TABLE kept."${tableName}"`,
  )
  await db.query([...deletions(), ...insertions].join('; '))
}
