import type { QueryConfig } from 'pg'
import { db, pool } from '../src/database/data-source'

/** The statements that the pool is asked while the work is done, in order; those of a transaction are not among them. */
async function statementsDuring(work: () => Promise<unknown>): Promise<QueryConfig[]> {
  const asked = jest.spyOn(pool(), 'query')
  await work()
  // A text and its values, or both in one.
  const calls = asked.mock.calls as unknown as [string | QueryConfig, unknown[]?][]
  asked.mockRestore()
  return calls.map(([query, values]) =>
    typeof query === 'string' ? { text: query, values } : query,
  )
}

export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsDuring(work)).length

/** How PostgreSQL does what the pool is asked while the work is done: a plan as JSON for each statement. */
export async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const plans: string[] = []
  for (const { text, values } of await statementsDuring(work))
    plans.push(JSON.stringify(await db.query<object[]>(`EXPLAIN ${text}`, values)))
  return plans
}
