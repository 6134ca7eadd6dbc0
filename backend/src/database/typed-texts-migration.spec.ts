import 'reflect-metadata'
import { startDatabase } from '../../test/database-alone'
import { person } from '../../test/factories'
import { db } from './data-source'
import { TypedTexts1795590000000 } from './migrations/1795590000000-typed-texts'

startDatabase()

const emailOf = async (id: string): Promise<unknown> => {
  const [row] = await db.query<{ email: string }[]>('SELECT email FROM "user" WHERE id = $1', [id])
  return row?.email
}

test('migrations: typed texts write domains in ASCII, report pairs, and renew the search', async () => {
  const warnings = jest.spyOn(console, 'warn').mockReturnValue()
  const runner = db.createQueryRunner()
  const migration = new TypedTexts1795590000000()
  await migration.down(runner)
  const alone = await person({ email: 'jörg@bücher.example', lastName: 'O’Brien' })
  const older = await person({ email: 'ana@bücher.example' })
  const newer = await person({ email: 'ana@xn--bcher-kva.example' })
  await db.query(
    `INSERT INTO mail_address (email, "undeliverableSince", reason) VALUES ('x@bücher.example', now(), '550')`,
  )
  await migration.up(runner)
  await runner.release()
  expect(await emailOf(alone.id)).toBe('jörg@xn--bcher-kva.example')
  expect(await emailOf(older.id)).toBe('ana@bücher.example')
  expect(await emailOf(newer.id)).toBe('ana@xn--bcher-kva.example')
  expect(warnings.mock.calls.flat()).toEqual([expect.stringContaining(older.id)])
  expect(warnings.mock.calls.flat()).toEqual([expect.stringContaining(newer.id)])
  warnings.mockRestore()
  expect(await db.query('SELECT email FROM mail_address')).toEqual([
    { email: 'x@xn--bcher-kva.example' },
  ])
  expect(
    await db.query(`SELECT id FROM "user" WHERE "searchText" LIKE plain_text('%o''brien%')`),
  ).toEqual([{ id: alone.id }])
})
