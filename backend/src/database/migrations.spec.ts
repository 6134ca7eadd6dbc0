import 'reflect-metadata'
import { startDatabase } from '../../test/database-alone'
import { person, teamMember } from '../../test/factories'
import { db } from './data-source'
import { WasTeam1795410000000 } from './migrations/1795410000000-was-team'

startDatabase()

/**
 * All columns, indexes, constraints, triggers, functions, enums and sequences, without those of
 * extensions and TypeORM's own table.
 */
const SCHEMA = `
  WITH ours AS (
    SELECT * FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relname NOT IN ('migrations', 'migrations_id_seq')
  ), extensions AS (SELECT objid FROM pg_depend WHERE deptype = 'e')
  SELECT concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) AS line
  FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped
  LEFT JOIN pg_attrdef ON adrelid = ours.oid AND adnum = attnum WHERE relkind = 'r'
  UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index JOIN ours ON ours.oid = indrelid
  UNION ALL SELECT concat_ws(' ', relname, conname, pg_get_constraintdef(pg_constraint.oid))
  FROM pg_constraint JOIN ours ON ours.oid = conrelid
  UNION ALL SELECT pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger JOIN ours ON ours.oid = tgrelid WHERE NOT tgisinternal
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND oid NOT IN (SELECT objid FROM extensions)
  UNION ALL SELECT concat_ws(' ', typname, enumsortorder, enumlabel)
  FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid WHERE typnamespace = 'public'::regnamespace
  UNION ALL SELECT relname FROM ours WHERE relkind IN ('S', 'v', 'm')`

/** Returns the schema as one text, because a row for each line takes long to read. */
async function schema(): Promise<string> {
  const text = `SELECT string_agg(line, E'\\n' ORDER BY line) AS lines FROM (${SCHEMA}) AS schema`
  const [row] = await db.query<{ lines: string | null }[]>(text)
  // PostgreSQL's default precision is six digits.
  return (row?.lines ?? '').replaceAll('timestamp(6)', 'timestamp')
}

test('migrations: each down reverts its up completely, and all can run again (SEC-R10)', async () => {
  const runner = db.createQueryRunner()
  const names = db.migrations.map(({ name }) => name)
  const taken = [await schema()]
  for (const migration of db.migrations.toReversed()) {
    await migration.down(runner)
    taken.unshift(await schema())
  }
  const [empty, ...before] = taken
  expect(empty).toBe('')
  expect(before.at(-1)?.split('\n').length).toBeGreaterThan(100)
  for (const [index, migration] of db.migrations.entries()) {
    await migration.up(runner)
    expect(`${names[index]}\n${await schema()}`).toBe(`${names[index]}\n${before[index]}`)
  }
  await runner.release()
})

test('migrations: a former team account stays marked', async () => {
  const team = await teamMember()
  const former = await person()
  await person()
  await db.query(
    `INSERT INTO audit_record ("actorId", "actorEmail", action, "subjectId", before, after)
     VALUES ($1, 'team@club.example', 'note', $1, '{}', '{}')`,
    [former.id],
  )
  const runner = db.createQueryRunner()
  const wasTeam = new WasTeam1795410000000()
  await wasTeam.down(runner)
  await wasTeam.up(runner)
  await runner.release()
  const remembered = await db.query<{ id: string }[]>('SELECT id FROM "user" WHERE "wasTeam"')
  expect(remembered.map(({ id }) => id).toSorted()).toEqual([team.id, former.id].toSorted())
})
