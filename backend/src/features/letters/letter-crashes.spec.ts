import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '../../../test/database'
import { createPeople } from '../../../test/factories'
import { createDraft } from '../../../test/letters'
import { insertMail } from '../../../test/mails'
import { startMailServer, type MailServer } from '../../../test/mail-server'
import { registry } from '../../../test/registry'
import { rounds } from '../../../test/rounds'
import { cleanUp, run, until, type Process } from '../../../test/startup/processes'
import { SECOND_MS } from '../../core/durations'
import { connect, db } from '../../database/data-source'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import { MailState } from '../../mail/mail.entity'
import { Letter } from './letter.entity'
import { LetterState } from './letter.options'

/* Letters to many people, sent by processes of their own. */

let databaseUrl: string
let mailServer: MailServer
/** How many get the letter, how many servers are killed, and whether another one starts for each. */
const [RECIPIENTS, KILLS, STARTS_OTHERS] = rounds([90, 2, false], [500, 6, true])

/** How long the mail server takes for a mail. */
let takeMs = 0

beforeAll(async () => {
  databaseUrl = await createDatabase()
  await connect(databaseUrl, registry.entities)
})
beforeEach(async () => {
  await db.query('TRUNCATE letter, "user", mail CASCADE')
  mailServer = await startMailServer({ onMail: () => sleep(takeMs) })
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

test('letters: many recipients, three servers, some of them killed as they send: each gets one mail', async () => {
  takeMs = 40
  const servers = [startServer(), startServer(), startServer()]
  await until('the servers have started', () => servers.every(isSending), 60 * SECOND_MS)
  const letter = await createDue(RECIPIENTS)
  let killed = 0
  await until(
    'the letter is sent',
    async () => {
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
    },
    100 * SECOND_MS,
  )
  expect(killed).toBe(KILLS)
  const ids = new Map<string, Set<string | undefined>>()
  for (const { to, raw } of mailServer.received)
    for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(messageId(raw)))
  expect(ids.size).toBe(RECIPIENTS)
  // A mail whose server was killed before it wrote the result goes again, as the same mail.
  expect([...ids.values()].filter(({ size }) => size > 1)).toEqual([])
  expect(mailServer.received.length).toBeLessThanOrEqual(RECIPIENTS + KILLS)
  const figures = { recipients: RECIPIENTS, sentCount: RECIPIENTS, failedCount: 0 }
  expect(await find(letter)).toMatchObject(figures)
})

test('letters: a mail that somebody waits for goes before the rest of a letter (MAIL-40)', async () => {
  takeMs = 20
  await createDue(500)
  const server = startServer()
  await until('some have gone', () => mailServer.received.length > 10)
  const sentBefore = mailServer.received.length
  const mail = await insertMail(MailState.queued, { to: 'waits@example.com' })
  await db.query(`SELECT pg_notify('${MAIL_QUEUED}', 'due')`)
  const indexOf = () => mailServer.received.findIndex(({ to }) => to[0] === mail.to)
  await until('the reset has arrived', () => indexOf() >= 0)
  // The mail in progress, the next one that was claimed before, and those while the specs were looking.
  expect(indexOf() - sentBefore).toBeLessThan(20)
  expect(isSending(server)).toBe(true)
})
