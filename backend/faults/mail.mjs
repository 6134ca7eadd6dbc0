/** The server is killed, or the database goes, while mail is sent: none is lost, and at most one a kill is sent again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const LANES = 4
const SIGN_UPS_MS = 2_000
const START_MS = 30_000
const POLL_MS = 50
/** Longer than everything takes that is to be sent again: a server that has started waits 30 s for what others hold. */
const PATIENCE_MS = 90_000
const OUTAGE_MS = 20_000
/** Before the mail server says 250. */
const ANSWER_MS = 10

/** Every mail that a mail server was given whole: who it was to, and its Message-ID. */
export class MailServer {
  /** @type {{ to: string; messageId: string }[]} */
  received = []
  #server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData: (stream, { envelope }, callback) => {
      text(stream).then(async raw => {
        const messageId = /^Message-ID:\s+(\S+)/im.exec(raw)?.[1] ?? ''
        this.received.push({ to: envelope.rcptTo[0]?.address ?? '', messageId })
        await sleep(ANSWER_MS)
        callback()
      }, callback)
    },
  })

  /** Resolves to its SMTP_URL. */
  async listen() {
    // A server that is killed hangs up.
    this.#server.on('error', () => undefined)
    await new Promise(resolve => this.#server.listen(0, '127.0.0.1', () => resolve(undefined)))
    const address = this.#server.server.address()
    if (typeof address !== 'object' || !address) throw new Error('it listens on a port')
    return `smtp://127.0.0.1:${address.port}`
  }

  /** Resolves once so many more are here. @param {number} count */
  async waitForMails(count) {
    const total = this.received.length + count
    const deadline = Date.now() + PATIENCE_MS
    while (this.received.length < total && Date.now() < deadline) await sleep(1)
  }

  close() {
    return new Promise(resolve => this.#server.close(() => resolve(undefined)))
  }
}

/**
 * So many kills at random moments while mail is sent; after each, all mail is counted.
 * @param {import('./scenario-run.mjs').Run} run
 * @param {MailServer} mailServer
 * @param {number} kills
 * @param {import('./random.mjs').Random} random
 */
export async function killWhileSending(run, mailServer, kills, random) {
  const { site, signUps } = run
  for (let kill = 1; kill <= kills; kill += 1) {
    const [mails, moment] = [random(1, 6), random(0, 2 * ANSWER_MS)]
    console.log(`${run.scenario}: kill ${kill}, ${moment} ms after mail ${mails}`)
    signUps.start(LANES)
    await sleep(SIGN_UPS_MS)
    await makeDue(site)
    await mailServer.waitForMails(mails)
    await sleep(moment)
    await site.end('SIGKILL')
    await signUps.stop()
    // As if the five minutes of a lease had gone by.
    await site.query(`UPDATE mail SET "leaseUntil" = now() WHERE state = 'sending'`)
    run.recovered(await site.start(), START_MS)
    await untilAllSent(run)
    await run.count()
    countMail(run, mailServer, kill)
  }
}

/**
 * The database goes while mail is sent, and comes back: what was sent is written down, and not sent again.
 * @param {import('./scenario-run.mjs').Run} run
 * @param {MailServer} mailServer
 * @param {import('./database-proxy.mjs').DatabaseProxy} proxy
 */
export async function cutOffWhileSending(run, mailServer, proxy) {
  const { site, signUps } = run
  signUps.start(LANES)
  await sleep(SIGN_UPS_MS)
  await signUps.stop()
  await makeDue(site)
  await mailServer.waitForMails(1)
  proxy.setMode('cut')
  const [row] = await site.query(`SELECT count(*)::int AS held FROM mail WHERE state = 'sending'`)
  run.check('the database goes while mail is sent', row?.held > 0 ? [] : ['none was being sent'])
  await sleep(OUTAGE_MS)
  // As if it had lasted longer than a lease.
  await site.query(`UPDATE mail SET "leaseUntil" = now() WHERE state = 'sending'`)
  proxy.setMode('pass')
  run.recovered(await site.recover(), START_MS)
  await untilAllSent(run)
  await run.count()
  countMail(run, mailServer, 0)
}

/** A welcome is due a minute after the registration: as if it had gone by. @param {import('./site.mjs').Site} site */
async function makeDue(site) {
  await site.query(`UPDATE mail SET "dueAt" = now() WHERE state = 'queued'`)
  await site.query(`SELECT pg_notify('mail_queued', 'due')`)
}

/** @param {import('./scenario-run.mjs').Run} run */
async function untilAllSent(run) {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
    await makeDue(run.site)
    const [row] = await run.site.query(
      `SELECT count(*)::int AS left FROM mail WHERE state IN ('queued', 'sending')`,
    )
    if (row?.left === 0) return
    await sleep(POLL_MS)
  }
  run.check('all mail is sent', [`not within ${PATIENCE_MS / 1_000} s`])
}

/**
 * @param {import('./scenario-run.mjs').Run} run
 * @param {MailServer} mailServer
 * @param {number} kills
 */
function countMail(run, { received }, kills) {
  const registered = run.signUps.people.filter(({ registered: outcome }) => outcome === 'ok')
  const reached = new Set(received.map(({ to }) => to))
  const lost = registered.filter(({ email }) => !reached.has(email))
  run.check(
    'no mail is lost',
    lost.map(({ email }) => email),
  )
  const messages = new Set(received.map(({ messageId }) => messageId))
  run.check(
    'a second copy has the same Message-ID',
    messages.size === reached.size ? [] : [`${messages.size} for ${reached.size} people`],
  )
  const copies = received.length - messages.size
  console.log(`${received.length} mails, ${copies} of them sent again`)
  const most = kills === 0 ? 'nothing is sent again' : 'at most one is sent again for each kill'
  run.check(most, copies > kills ? [`${copies} after ${kills}`] : [])
}
