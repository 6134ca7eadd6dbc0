import { db } from '../src/database/data-source'
import { startApi } from './harness'

startApi()

const lock = (table: string) => `SELECT FROM "${table}" FOR UPDATE`

/** Runs the statements in one transaction. */
const run = (...statements: string[]) =>
  db.transaction(async em => {
    for (const statement of statements) await em.query(statement)
  })

test('locks: a transaction locks tables in the order of ADR-36, and one of them again', async () => {
  await run(lock('launch'), lock('court'), lock('membership'), lock('court'), lock('user'))
  await expect(run(lock('membership'), lock('court'))).rejects.toThrow(
    'court is locked after membership, against LOCK_ORDER (ADR-36)',
  )
  await run(lock('court'))
})

test('locks: a statement says which table it locks', async () => {
  await expect(
    run(`SELECT FROM wave "one" JOIN court "other" ON true FOR SHARE OF "other"`, lock('launch')),
  ).rejects.toThrow('launch is locked after court')
  await expect(db.query(lock('audit_record'))).rejects.toThrow(
    'LOCK_ORDER does not name audit_record',
  )
  await run(`${lock('audit_record')} SKIP LOCKED`)
})
