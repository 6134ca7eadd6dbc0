import type { EntityManager } from 'typeorm'
import {
  concernsPeople,
  selectOwn,
  type DataFate,
  type DataOwner,
  type FateOfRows,
} from '../../accounts/personal-data'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import type { MyDataPart } from './my-data.types'

/**
 * Returns a copy of the person's data, a part for each table that has some of it, as all of them were at
 * one instant. It names nobody else (SEC-P11). Rows that have only an address are in it only if the
 * person has confirmed the address (SEC-P9). One person's rows are few, so it is made in memory (ACCOUNT-55).
 */
export function readMyData(
  fates: readonly DataFate[],
  { id }: Pick<User, 'id'>,
  now: Date,
): Promise<MyDataPart[]> {
  return db.transaction('REPEATABLE READ', async em => {
    await em.query('SET TRANSACTION READ ONLY')
    const person = await em.findOneByOrFail(User, { id })
    const email = person.emailConfirmed ? person.email : null
    const owner = { id, email, gone: '', words: [], password: null, now }
    const parts: MyDataPart[] = []
    for (const fate of fates.filter(concernsPeople))
      parts.push(...(await readPart(fate, owner, em)))
    return parts
  })
}

/** Returns the part, or nothing if the table is left out. */
async function readPart(
  fate: FateOfRows,
  owner: DataOwner,
  em: EntityManager,
): Promise<MyDataPart[]> {
  const { copy } = fate.person
  if ('leftOut' in copy) return []
  const { text, values } = selectOwn(fate, copy.select, owner)
  const sql = `SELECT to_jsonb(part) AS row FROM (${text} ORDER BY 1) part`
  const rows = await em.query<{ row: Record<string, unknown> }[]>(sql, values)
  return [{ name: fate.table, about: copy.about, rows: rows.map(({ row }) => row) }]
}
