import type { QueryConfig } from 'pg'
import { db, pool } from '../src/database/data-source'

/** Returns the pool's statements during the work, in order, except those of transactions. */
async function statementsDuring(work: () => Promise<unknown>): Promise<QueryConfig[]> {
  const asked = jest.spyOn(pool(), 'query')
  await work()
  // A text with values, or one object with both.
  const calls = asked.mock.calls as unknown as [string | QueryConfig, unknown[]?][]
  asked.mockRestore()
  return calls.map(([query, values]) =>
    typeof query === 'string' ? { text: query, values } : query,
  )
}

export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsDuring(work)).length

/** Returns PostgreSQL's plans of the pool's statements during the work, as JSON. */
export async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const plans: string[] = []
  for (const { text, values } of await statementsDuring(work))
    plans.push(JSON.stringify(await db.query<object[]>(`EXPLAIN ${text}`, values)))
  return plans
}
