import { Client } from 'pg'
import { db } from '../src/database/data-source'
import { databaseUrl } from './database'
import { rounds } from './rounds'

type Moment = 'write' | 'commit'

const NEVER = 1_000_000

/** The functions of the triggers, and the sequences that count for them. */
const PLANTED = `
  CREATE SEQUENCE writes; CREATE SEQUENCE last_write; CREATE SEQUENCE commits; CREATE SEQUENCE last_commit;
  SELECT setval('last_write', ${String(NEVER)}), setval('last_commit', ${String(NEVER)});
  CREATE FUNCTION planted_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('writes') = (SELECT last_value FROM last_write)
    THEN PERFORM pg_terminate_backend(pg_backend_pid()), pg_sleep(5); END IF;
    RETURN NULL; END $$;
  CREATE FUNCTION planted_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF current_setting('planted.transaction', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
      PERFORM set_config('planted.transaction', pg_current_xact_id()::text, false);
      IF nextval('commits') = (SELECT last_value FROM last_commit)
      THEN PERFORM pg_terminate_backend(pg_backend_pid()), pg_sleep(5); END IF;
    END IF;
    RETURN NULL; END $$`

/**
 * Ends the connection of a transaction at any of its writes to these tables, or at its commit, as
 * `kill -9` of the server would. Call once at the top of a spec, after startApi.
 */
export function startInterruptions(tables: readonly string[]) {
  /** A connection outside the pool, which survives. */
  const planter = new Client(databaseUrl(`club_${process.env['JEST_WORKER_ID'] ?? '1'}`))

  beforeAll(async () => {
    await planter.connect()
    await planter.query(PLANTED)
    for (const table of tables)
      await planter.query(
        `CREATE TRIGGER planted_write AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH STATEMENT EXECUTE FUNCTION planted_write();
         CREATE CONSTRAINT TRIGGER planted_commit AFTER INSERT OR UPDATE OR DELETE ON ${table}
           DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION planted_commit()`,
      )
  })
  afterEach(() => plant('write', NEVER))
  afterAll(async () => {
    await planter.query(`DROP FUNCTION planted_write CASCADE; DROP FUNCTION planted_commit CASCADE;
      DROP SEQUENCE writes, last_write, commits, last_commit`)
    await planter.end()
  })

  /**
   * Ends the connection that makes the nth write from now on, or the nth commit of a transaction that
   * has written. A sequence is not rolled back.
   */
  const plant = (at: Moment, nth: number) =>
    planter.query(
      `SELECT setval('writes', 1, false), setval('commits', 1, false),
         setval('last_write', ${String(at === 'write' ? nth : NEVER)}),
         setval('last_commit', ${String(at === 'commit' ? nth : NEVER)})`,
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

  /** Does the work with its nth write, or commit, interrupted; returns whether it was not. */
  async function interrupt(
    nth: number,
    work: () => Promise<unknown>,
    at: Moment,
  ): Promise<boolean> {
    await plant(at, nth)
    const isDone = await work().then(
      () => true,
      () => false,
    )
    await plant('write', NEVER)
    // The pool may still hold the terminated connection; this query removes it.
    await db.query('SELECT 1').catch(() => undefined)
    return isDone
  }

  return {
    interrupt,
    /**
     * Interrupts the work at its second write (at each of its writes, in all rounds), and then at its
     * only commit; `findFaults` names what must never be. Expects all rows as before, until nothing is
     * interrupted.
     */
    expectAllOrNothing: async (
      work: () => Promise<unknown>,
      findFaults: () => Promise<string[]>,
    ): Promise<void> => {
      const before = await everything()
      const isDoneIn = async (nth: number, at: Moment) => {
        const isDone = await interrupt(nth, work, at)
        expect(await findFaults()).toEqual([])
        if (!isDone) expect(await everything()).toEqual(before)
        return isDone
      }
      // A second transaction would be interrupted after the first one was stored.
      const moments = rounds<[number, Moment][]>(
        [
          [2, 'write'],
          [1, 'commit'],
        ],
        Array.from({ length: 1_000 }, (_, index) => [index + 1, 'write']),
      )
      let interruptions = 0
      for (const [nth, at] of moments)
        if (await isDoneIn(nth, at)) break
        else interruptions++
      expect(interruptions).toBeGreaterThan(1)
      if (interruptions === moments.length) expect(await isDoneIn(2, 'commit')).toBe(true)
      expect(await everything()).not.toEqual(before)
    },
  }
}
