import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { startDatabase } from '../../test/database-alone'
import { createCourts } from '../../test/courts'
import { db } from './data-source'
import { CourtClosures1796600000001 } from './migrations/1796600000001-court-closures'

startDatabase()

interface Old {
  court: string
  /** YYYY-MM-DD HH:MM in New York. */
  from: string
  until: string
  title: string
  madeAt: string
  removedAt?: string
}

/** Inserts a block as the version before has made it; returns its id. */
async function insertBlock({ court, from, until, title, madeAt, removedAt }: Old): Promise<string> {
  const [id, holdId] = [randomUUID(), randomUUID()]
  const times = `$2::uuid, $3::timestamp AT TIME ZONE 'America/New_York', $4::timestamp AT TIME ZONE 'America/New_York'`
  if (!removedAt)
    await db.query(
      `INSERT INTO court_hold (id, "courtId", "startsAt", "endsAt", kind) VALUES ($1, ${times}, 'block')`,
      [holdId, court, from, until],
    )
  await db.query(
    `INSERT INTO block (id, "courtId", "startsAt", "endsAt", kind, title, "createdAt", "holdId", "removedAt")
     VALUES ($1, ${times}, 'lesson', $5, $6, $7, $8)`,
    [id, court, from, until, title, madeAt, removedAt ? null : holdId, removedAt ?? null],
  )
  return id
}

const readBlocks = () =>
  db.query<{ row: object }[]>(
    `SELECT to_jsonb(block) - 'closureId' AS row FROM block ORDER BY "startsAt", id`,
  )

test('migrations: blocks in force become closures with exactly their times, and blocks again', async () => {
  const runner = db.createQueryRunner()
  const migration = new CourtClosures1796600000001()
  await migration.down(runner)
  const courts = (await createCourts()).map(({ id }) => id).toSorted()
  const [first, second] = courts as [string, string]
  const add = (title: string, court: string, times: [string, string], madeAt: string, more = {}) =>
    insertBlock({ title, court, from: times[0], until: times[1], madeAt, ...more })
  const evening = (day: string): [string, string] => [`${day} 18:00`, `${day} 20:00`]
  // Mondays over the change to winter time, one of them without a block.
  const mondays = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-16']
  for (const [index, day] of mondays.entries())
    await add('Clinic', first, evening(day), `2026-10-01T12:00:0${String(index * 2)}Z`)
  // The same title and times, an hour later.
  await add('Clinic', first, evening('2026-11-17'), '2026-10-01T13:00:00Z')
  // Both courts of a day, and a booking in the way of the next day.
  const made = '2026-10-02T12:00:00Z'
  for (const court of courts)
    await add('Storm', court, ['2026-12-01 00:00', '2026-12-02 00:00'], made)
  await add('Storm', first, ['2026-12-02 00:00', '2026-12-02 09:00'], made)
  await add('Storm', first, ['2026-12-02 10:00', '2026-12-03 00:00'], made)
  await add('Storm', second, ['2026-12-02 00:00', '2026-12-03 00:00'], made)
  // Three nights in a row, and a block that is removed.
  for (const [from, until] of [
    ['2026-12-10', '2026-12-11'],
    ['2026-12-11', '2026-12-12'],
    ['2026-12-12', '2026-12-13'],
  ])
    await add('Night', second, [`${from!} 23:00`, `${until!} 05:00`], made)
  const removed = await add('Gone', first, evening('2026-12-20'), made, { removedAt: made })
  const before = await readBlocks()

  await migration.up(runner)
  expect(await readBlocks()).toEqual(before)
  const closures = await db.query<object[]>(
    `SELECT title, "from"::text, until::text, weekdays::text, "startTime", "endTime", kind, "skippedDates",
       "courtIds", note, "removedAt", (SELECT count(*)::int FROM block WHERE "closureId" = closure.id) AS blocks,
       "createdAt" = (SELECT min("createdAt") FROM block WHERE "closureId" = closure.id) AS "isAsOld"
     FROM court_closure closure ORDER BY "from", "courtIds" = $1::uuid[], "startTime"`,
    [[first]],
  )
  const one = (title: string, from: string, values: object) => ({
    title,
    from,
    until: from,
    weekdays: null,
    kind: 'lesson',
    skippedDates: [],
    note: null,
    removedAt: null,
    isAsOld: true,
    blocks: 1,
    courtIds: [first],
    ...values,
  })
  const [at18, allDay] = [
    { startTime: '18:00', endTime: '20:00' },
    { startTime: '00:00', endTime: '00:00' },
  ]
  expect(closures).toEqual([
    one('Clinic', '2026-10-19', {
      ...at18,
      until: '2026-11-16',
      weekdays: '{monday}',
      skippedDates: ['2026-11-09'],
      blocks: 4,
    }),
    one('Clinic', '2026-11-17', at18),
    one('Storm', '2026-12-01', { ...allDay, courtIds: courts, blocks: 2 }),
    one('Storm', '2026-12-02', { ...allDay, courtIds: [second] }),
    one('Storm', '2026-12-02', { startTime: '00:00', endTime: '09:00' }),
    one('Storm', '2026-12-02', { startTime: '10:00', endTime: '00:00' }),
    one('Night', '2026-12-10', {
      until: '2026-12-12',
      startTime: '23:00',
      endTime: '05:00',
      courtIds: [second],
      blocks: 3,
    }),
  ])
  const open = await db.query<{ id: string }[]>(`SELECT id FROM block WHERE "closureId" IS NULL`)
  expect(open).toEqual([{ id: removed }])

  await migration.down(runner)
  const restored = await db.query<{ row: object }[]>(
    `SELECT to_jsonb(block) AS row FROM block ORDER BY "startsAt", id`,
  )
  expect(restored).toEqual(before)
  await migration.up(runner)
  await runner.release()
})
