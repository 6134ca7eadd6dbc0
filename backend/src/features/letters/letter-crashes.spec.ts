import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '../../../test/database'
import { createPeople } from '../../../test/factories'
import { createDraft } from '../../../test/letters'
import { insertMail } from '../../../test/mails'
import { startMailServer, type MailServer } from '../../../test/mail-server'
import { registry } from '../../../test/registry'
import { rounds } from '../../../test/rounds'
import { cleanUp, run, until, type Process } from '../../../test/startup/processes'
import { connect, db } from '../../database/data-source'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import { MailState } from '../../mail/mail.entity'
import { Letter } from './letter.entity'
import { LetterState } from './letter.options'

/* Letters to many people, sent by processes of their own. */

let databaseUrl: string
let mailServer: MailServer
/** How many get the letter, how many servers send it and are killed, and whether another one starts for each. */
const [RECIPIENTS, SERVERS, KILLS, STARTS_OTHERS] = rounds([60, 2, 1, false], [500, 3, 6, true])

/** How long the mail server takes for a mail. */
const TAKE_MS = 40

beforeAll(async () => {
  databaseUrl = await createDatabase()
  await connect(databaseUrl, registry.entities)
})
beforeEach(async () => {
  await db.query('TRUNCATE letter, "user", mail CASCADE')
  mailServer = await startMailServer({ onMail: () => sleep(TAKE_MS) })
})
afterEach(async () => {
  await cleanUp()
  await mailServer.close()
})
afterAll(() => db.destroy())

const startServer = (): Process =>
  run([
    '--require',
    './scripts/swc-register.cjs',
    './backend/test/letter-server.ts',
    databaseUrl,
    mailServer.url,
  ])
const isSending = (server: Process) => server.said().includes('sending')

/** Stores a letter to this many members, due at once. */
async function createDue(members: number): Promise<Letter> {
  await createPeople(members)
  await db.query(
    `INSERT INTO membership ("userId", plan, "startedAt") SELECT id, 'standard', now() FROM "user"`,
  )
  return createDraft({ state: LetterState.scheduled, sendAt: new Date() })
}

const find = ({ id }: Letter) => db.getRepository(Letter).findOneByOrFail({ id })

/** Lets five minutes pass for the leases of servers that were killed. */
const expireLeases = () =>
  db.query(
    `UPDATE mail SET "leaseUntil" = now() WHERE state = 'sending' AND "startedAt" < now() - interval '1 second'`,
  )

const messageId = (raw: string) => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim()

test('letters: many recipients, several servers, some of them killed as they send: each gets one mail, and a mail that somebody waits for goes before the rest (MAIL-40)', async () => {
  const servers = Array.from({ length: SERVERS }, startServer)
  await until('the servers have started', () => servers.every(isSending))
  const letter = await createDue(RECIPIENTS)
  await until('some have gone', () => mailServer.received.length > 5)
  const awaited = await insertMail(MailState.queued, { to: 'waits@example.com' })
  await db.query(`SELECT pg_notify('${MAIL_QUEUED}', 'due')`)
  const sentBefore = mailServer.received.length
  const indexOf = () => mailServer.received.findIndex(({ to }) => to[0] === awaited.to)
  await until('the awaited mail has arrived', () => indexOf() >= 0)
  // The mails in progress, and the next ones that were claimed before.
  expect(indexOf() - sentBefore).toBeLessThan(20)
  let killed = 0
  await until('the letter is sent', async () => {
    // The server that has sent for the longest time.
    const victim = servers.findIndex(isSending)
    const isTurn = mailServer.received.length > ((killed + 1) * RECIPIENTS) / (KILLS + 1)
    if (killed < KILLS && victim >= 0 && isTurn) {
      servers[victim]?.kill('SIGKILL')
      servers.splice(victim, 1)
      if (STARTS_OTHERS) servers.push(startServer())
      killed += 1
    }
    await expireLeases()
    return (await find(letter)).state === LetterState.sent
  })
  expect(killed).toBe(KILLS)
  const ids = new Map<string, Set<string | undefined>>()
  for (const { to, raw } of mailServer.received)
    for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(messageId(raw)))
  expect(ids.size).toBe(RECIPIENTS + 1)
  // A mail whose server was killed before it wrote the result goes again, as the same mail.
  expect([...ids.values()].filter(({ size }) => size > 1)).toEqual([])
  expect(mailServer.received.length).toBeLessThanOrEqual(RECIPIENTS + 1 + KILLS)
  const figures = { recipients: RECIPIENTS, sentCount: RECIPIENTS, failedCount: 0 }
  expect(await find(letter)).toMatchObject(figures)
})
