/**
 * The server is killed while mail is sent: no mail is lost, and at most one per kill is sent again.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { onCleanUp } from '../../scripts/harness/cleanup'
import { waitFor } from '../../scripts/harness/wait'
import { startMailServer, type MailServer } from '../test/mail-server'
import type { Scenario } from './scenario'

const LANES = 4
const KILLS = 5
const SIGN_UPS_MS = 2_000
const START_MS = 30_000
/** Longer than any retry: a restarted server waits 30 s for mail that others have claimed. */
const SENT_MS = 90_000
/** The delay before the mail server responds 250. */
const ANSWER_MS = 10

/** Starts a mail server; returns it with the settings for a site that uses it. */
export async function startMail(): Promise<{ mailServer: MailServer; env: NodeJS.ProcessEnv }> {
  const mailServer = await startMailServer({ onMail: () => sleep(ANSWER_MS) })
  onCleanUp(() => mailServer.close())
  const SMTP_URL = mailServer.url
  const env = { SMTP_URL, PUBLIC_URL: 'http://localhost:4000', MAIL_PER_MINUTE: '10000' }
  return { mailServer, env }
}

/** Kills at random moments while mail is sent; after each kill, checks all mail. */
export async function killWhileSending(scenario: Scenario, mailServer: MailServer): Promise<void> {
  const { load, site } = scenario
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const [mails, moment] = [randomInt(1, 7), randomInt(2 * ANSWER_MS)]
    scenario.log(`kill ${kill}, ${moment} ms after mail ${mails}`)
    load.start({ signUps: LANES })
    await sleep(SIGN_UPS_MS)
    await untilSent(scenario, mailServer, mails)
    await sleep(moment)
    await site.end('SIGKILL')
    await load.stop()
    await endLeases(scenario)
    scenario.recovered(await site.start(), START_MS)
    await untilAllSent(scenario)
    await scenario.count()
    countMail(scenario, mailServer, kill)
  }
}

/** Simulates that the five minutes of a lease have passed. */
const endLeases = (scenario: Scenario) =>
  scenario.query(`UPDATE mail SET "leaseUntil" = now() WHERE state = 'sending'`)

/** Makes the welcome mails due, which normally takes a minute after registration. */
async function makeDue(scenario: Scenario): Promise<void> {
  await scenario.query(`UPDATE mail SET "dueAt" = now() WHERE state = 'queued'`)
  await scenario.query(`SELECT pg_notify('mail_queued', 'due')`)
}

/** Waits, with a precision of a millisecond, until this many more mails are received. */
async function untilSent(scenario: Scenario, { received }: MailServer, mails: number) {
  await makeDue(scenario)
  const total = received.length + mails
  const deadline = Date.now() + SENT_MS
  while (received.length < total && Date.now() < deadline) await sleep(1)
}

async function untilAllSent(scenario: Scenario): Promise<void> {
  const isSent = async () => {
    await makeDue(scenario)
    const left = await scenario.query(`SELECT FROM mail WHERE state IN ('queued', 'sending')`)
    return left.length === 0
  }
  const problems = await waitFor('all mail is sent', isSent, SENT_MS).then(
    () => [],
    (error: unknown) => [String(error)],
  )
  scenario.check('all mail is sent', problems)
}

function countMail(scenario: Scenario, { received }: MailServer, kills: number): void {
  const registered = scenario.load.signUps.filter(({ registered: outcome }) => outcome === 'ok')
  const reached = new Set(received.flatMap(({ to }) => to))
  const lost = registered.map(({ email }) => email).filter(email => !reached.has(email))
  scenario.check('no mail is lost (SEC-M3)', lost)
  const messages = new Set(received.map(({ raw }) => /^Message-ID:\s+(\S+)/im.exec(raw)?.[1]))
  scenario.check(
    'a second copy has the same Message-ID (SEC-M3)',
    messages.size === reached.size ? [] : [`${messages.size} for ${reached.size} people`],
  )
  const copies = received.length - messages.size
  scenario.check(
    'at most one is sent again for each kill (SEC-M3)',
    copies > kills ? [`${copies} after ${kills}`] : [],
    `${received.length} mails, ${copies} of them sent again`,
  )
}
