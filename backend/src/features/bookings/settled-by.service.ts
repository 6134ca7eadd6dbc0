import type { EntityManager } from 'typeorm'
import { db } from '../../database/data-source'

/** A charge or a due that the desk may have taken. */
interface Taken {
  settledById: string | null
}

/** Returns SQL for the name of an account; its address without a name. */
export const nameSql = (alias: string): string =>
  `coalesce(nullif(trim(concat_ws(' ', ${alias}."firstName", ${alias}."lastName")), ''), ${alias}.email)`

const NAMES = `
  SELECT id, ${nameSql('staff')} AS name
  FROM "user" staff WHERE id = ANY ($1) AND "deletedAt" IS NULL`

/** Adds the name or address of who settled them; null if nobody has, or the account is gone. */
export async function addSettledBy<Row extends Taken>(
  rows: readonly Row[],
  em: EntityManager = db.manager,
): Promise<(Row & { settledByName: string | null })[]> {
  const ids = [...new Set(rows.flatMap(({ settledById }) => settledById ?? []))]
  const found = ids.length > 0 ? await em.query<{ id: string; name: string }[]>(NAMES, [ids]) : []
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return rows.map(row =>
    Object.assign(row, { settledByName: names.get(row.settledById ?? '') ?? null }),
  )
}
