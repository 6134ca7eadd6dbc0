import { Client } from 'pg'
import { db } from '../src/database/data-source'
import { databaseUrl } from './database'

/**
 * Ends the connection of a transaction at any of its writes to these tables, as `kill -9` of the
 * server would. Call once at the top of a spec, after startApi.
 */
export function startInterruptions(tables: readonly string[]) {
  /** A connection outside the pool, which survives. */
  const planter = new Client(databaseUrl(`club_${process.env['JEST_WORKER_ID'] ?? '1'}`))

  beforeAll(async () => {
    await planter.connect()
    await planter.query('CREATE SEQUENCE planted_writes')
    await plant(0)
    for (const table of tables)
      await planter.query(
        `CREATE TRIGGER planted_end AFTER INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH STATEMENT EXECUTE FUNCTION planted_end()`,
      )
  })
  afterEach(() => plant(0))
  afterAll(() => planter.end())

  /** Ends the connection that makes the nth write from now on; never for 0. A sequence is not rolled back. */
  const plant = (nth: number) =>
    planter.query(
      `SELECT setval('planted_writes', 1, false);
       CREATE OR REPLACE FUNCTION planted_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF ${String(nth)} > 0 AND nextval('planted_writes') = ${String(nth)}
         THEN PERFORM pg_terminate_backend(pg_backend_pid()), pg_sleep(5); END IF;
         RETURN NULL; END $$`,
    )

  /** All rows of the tables, as text. */
  async function everything(): Promise<string[]> {
    const rows: string[] = []
    for (const table of tables) {
      const found = await planter.query<{ row: string }>(
        `SELECT '${table} ' || to_jsonb(one)::text AS row FROM ${table} one ORDER BY 1`,
      )
      rows.push(...found.rows.map(({ row }) => row))
    }
    return rows
  }

  /** Does the work with its nth write interrupted; returns whether it was not. */
  async function interrupt(nth: number, work: () => Promise<unknown>): Promise<boolean> {
    await plant(nth)
    const isDone = await work().then(
      () => true,
      () => false,
    )
    await plant(0)
    // The pool may still hold the terminated connection; this query removes it.
    await db.query('SELECT 1').catch(() => undefined)
    return isDone
  }

  return {
    interrupt,
    /**
     * Interrupts the work at each of its writes in turn, until it is done; `findFaults` names what
     * must never be. Expects all rows as before, until they differ.
     */
    expectAllOrNothing: async (
      work: () => Promise<unknown>,
      findFaults: () => Promise<string[]>,
    ): Promise<void> => {
      const before = await everything()
      for (let nth = 1; ; nth++) {
        const isDone = await interrupt(nth, work)
        expect(await findFaults()).toEqual([])
        if (isDone) {
          // Several writes were interrupted before, and this time none was.
          expect(nth).toBeGreaterThan(2)
          expect(await everything()).not.toEqual(before)
          return
        }
        expect(await everything()).toEqual(before)
      }
    },
  }
}
