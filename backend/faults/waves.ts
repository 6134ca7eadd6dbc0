/**
 * The server is killed at each write of a wave, an acceptance, a refill and other moves in turn: a
 * move is stored as a whole or not at all, and is done once the server is back.
 */
import { Client } from 'pg'
import { onCleanUp } from '../../scripts/harness/cleanup'
import { query } from '../../scripts/harness/postgres'
import { waitFor } from '../../scripts/harness/wait'
import { BROKEN } from '../test/waitlist-invariants-sql'
import type { Scenario } from './scenario'
import { createScene, moves, START_MS, type Move, type Scene } from './wave-moves'

const KILLS_MAX = 50
/** The advisory lock for which the planted trigger waits. */
const LOCK = 1

const TABLES = ['audit_record', 'link', 'mail', 'membership', 'offer', 'waitlist_entry', 'wave']

/** A start sets the counter's caps, so only its other columns count as a write. */
const PLANT = `
  CREATE SEQUENCE planted_writes;
  CREATE TABLE planted (nth int NOT NULL);
  INSERT INTO planted VALUES (0);
  CREATE FUNCTION planted_wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('planted_writes') = (SELECT nth FROM planted)
    THEN PERFORM pg_advisory_xact_lock(${LOCK}); END IF;
    RETURN NULL; END $$;
  CREATE TRIGGER planted_wait AFTER UPDATE OF total, "left" ON waitlist_counter
    FOR EACH ROW EXECUTE FUNCTION planted_wait();
  ${TABLES.map(
    table => `CREATE TRIGGER planted_wait AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION planted_wait();`,
  ).join('\n')}`

const WAITING = `SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND classid = 0 AND objid = ${LOCK} AND NOT granted`

/** The transactions of other connections; those of a killed server end a moment later. */
const OPEN = `SELECT FROM pg_stat_activity WHERE datname = current_database()
  AND backend_type = 'client backend' AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`

/** All rows that a move can write, as one text. */
const ROWS = `SELECT string_agg(row, ' ' ORDER BY row) AS rows FROM (${[
  'waitlist_counter',
  ...TABLES,
]
  .map(table => `SELECT '${table} ' || to_jsonb(one)::text AS row FROM ${table} one`)
  .join(' UNION ALL ')}) one`

/** Without it, the job that passes places on would change rows between two tries. */
const POSTPONE_JOB = `UPDATE job_run SET "startedAt" = now(), "succeededAt" = now()
  WHERE name = 'offers_pass_on'`

/** Kills the server at each write of each move. */
export async function killBetweenWrites(scenario: Scenario): Promise<void> {
  const holder = new Client({ connectionString: scenario.database.findUrl() })
  await holder.connect()
  onCleanUp(() => holder.end())
  await holder.query(PLANT)
  await holder.query(`UPDATE launch SET phase = 'memberships', "leavingFrom" = now()`)
  for (const move of moves) {
    await scenario.query(POSTPONE_JOB)
    const scene = await createScene(scenario)
    await move.prepare?.(scene)
    const kills = await killUntilDone({ scenario, holder, move, scene })
    scenario.log(`${move.name}: killed at each of its writes, ${kills} times, then done`)
    scenario.check('each move is interrupted, and done in the end', [
      ...(kills < 2 ? [`${move.name} was interrupted ${kills} times`] : []),
      ...(kills === KILLS_MAX ? [`${move.name} is never done`] : []),
    ])
  }
}

interface Interruption {
  scenario: Scenario
  holder: Client
  move: Move
  scene: Scene
}

interface Try extends Interruption {
  /** The write at which the server is killed. */
  nth: number
}

/** Returns how often the server was killed before the move was done. */
async function killUntilDone(interruption: Interruption): Promise<number> {
  let nth = 1
  for (let kills = 0; kills < KILLS_MAX; kills += 1) {
    const { isDone, isChanged } = await killAt({ ...interruption, nth })
    if (isDone) return kills
    // After a job's first transaction, the next run begins with the second.
    nth = isChanged ? 1 : nth + 1
  }
  return KILLS_MAX
}

/** Kills the server at the nth write of the move; the move is done if it had fewer writes. */
async function killAt(attempt: Try): Promise<{ isDone: boolean; isChanged: boolean }> {
  const { scenario, move, nth } = attempt
  const { site, database } = scenario
  await scenario.query(POSTPONE_JOB)
  if (!site.isUp && !move.isJob) scenario.recovered(await site.start(), START_MS)
  const before = await readRows(scenario)
  const result = await actWithKill(attempt)
  await waitFor('no transaction is open', async () => (await scenario.query(OPEN)).length === 0)
  const place = `${move.name}, write ${nth}`
  const broken = await query<{ broken: string }>(database.findUrl(), BROKEN, [true])
  scenario.check(
    'the waitlist is consistent after each kill',
    broken.map(row => `${place}: ${row.broken}`),
  )
  const isChanged = (await readRows(scenario)) !== before
  // The job has two transactions for each wave.
  const isWrong = result === 'killed' ? isChanged && !move.isJob : result === 'failed' || !isChanged
  scenario.check('a move is stored as a whole or not at all', isWrong ? [place] : [])
  return { isDone: result !== 'killed', isChanged }
}

async function readRows(scenario: Scenario): Promise<string> {
  const [row] = await scenario.query<{ rows: string }>(ROWS)
  return row?.rows ?? ''
}

/** Begins the move, and kills the server as soon as its nth write waits. */
async function actWithKill({ scenario, holder, move, scene, nth }: Try) {
  const { site } = scenario
  await holder.query(`SELECT pg_advisory_lock(${LOCK}), setval('planted_writes', 1, false)`)
  await holder.query('UPDATE planted SET nth = $1', [nth])
  let result: 'done' | 'failed' | 'killed' | undefined
  const acting = move.act(scene).then(
    () => (result ??= 'done'),
    () => (result ??= 'failed'),
  )
  const isWaiting = async () => site.isUp && (await scenario.query(WAITING)).length > 0
  await waitFor(`${move.name} ends or waits`, async () => result !== undefined || isWaiting())
  if (result === undefined) {
    result = 'killed'
    await site.end('SIGKILL')
  }
  await holder.query('UPDATE planted SET nth = 0')
  await holder.query(`SELECT pg_advisory_unlock(${LOCK})`)
  await acting
  return result
}
