import { setTimeout as sleep } from 'node:timers/promises'
import { mailOutbox } from '../src/mail/mail-claim'
import { announceDue } from '../src/outbox/outbox'
import type { OutboxWorker } from '../src/outbox/outbox-worker'
import { Mail, MailState } from '../src/mail/mail.entity'
import { startMailWorker } from '../src/mail/mail-worker'
import { createTransportStatus, type TransportStatus } from '../src/mail/transport-status'
import { mailFeature } from '../src/features/mail/mail.feature'
import { db } from '../src/database/data-source'
import { listenToNotifications } from '../src/database/notifications'
import { log } from '../src/core/log'
import { registry } from './registry'
import { startDatabase } from './database-alone'
import { startMailServer, type MailServer } from './mail-server'
import { until } from './startup/processes'
import { welcomeMail } from '../src/features/auth/auth.mails'

type MailWorkerOptions = Parameters<typeof startMailWorker>[0]

interface WorkerOptions extends MailWorkerOptions {
  /** If false, no job notifies the worker of due mail. */
  isNotifiedOfDueMail: boolean
}

/** Timing of a worker with hardly any pauses. */
const TIMING = { restMs: 60_000, rewriteMs: 10, graceMs: 0 }

const rendered = {
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  replyTo: 'team@club.example',
  headers: {},
}

/**
 * Prepares a database for mail alone, and ends everything that a spec starts on it after each test.
 * Call once at the top of a spec.
 */
export function setUpMail() {
  const ends: (() => Promise<void>)[] = []
  const warned = jest.fn<undefined, Parameters<typeof log.warn>>()
  let written = 0

  startDatabase()
  beforeEach(async () => {
    jest.spyOn(log, 'warn').mockImplementation(warned)
    await db.query(
      'DELETE FROM mail; DELETE FROM link; DELETE FROM mail_address; DELETE FROM "user"',
    )
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
    jest.mocked(log.warn).mockRestore()
    warned.mockReset()
  })

  return {
    /** The log's warnings: each mail that the mail server has not accepted. */
    warned,
    /** Queues due mails, to `mail1@example.com` and so on; returns their ids. */
    queue: async (count: number, values: Partial<Mail> = {}): Promise<string[]> => {
      const mails = Array.from({ length: count }, () => ({
        template: welcomeMail.name,
        to: `mail${++written}@example.com`,
        data: {},
        key: `mail:${written}`,
        state: MailState.queued,
        ...values,
      }))
      const { identifiers } = await db.getRepository(Mail).insert(mails)
      return identifiers.map(({ id }) => String(id))
    },
    server: async (options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> => {
      const server = await startMailServer(options)
      ends.push(server.close)
      return server
    },
    worker: async (
      smtpUrl: string | undefined,
      { settings, timing, isNotifiedOfDueMail = true, ...options }: Partial<WorkerOptions> = {},
    ): Promise<OutboxWorker & { status: TransportStatus }> => {
      const notifications = await listenToNotifications(mailFeature.channels ?? [])
      const status = createTransportStatus(notifications)
      const mailFrom = { name: 'The Club', address: 'team@club.example' }
      const worker = startMailWorker({
        settings: { smtpUrl, mailFrom, mailPerMinute: 10_000, ...settings },
        mails: registry.mails,
        render: () => Promise.resolve(rendered),
        status,
        notifications,
        timing: { ...TIMING, ...timing },
        ...options,
      })
      ends.push(notifications.close, worker.stop)
      if (isNotifiedOfDueMail) ends.push(repeat(() => announceDue(mailOutbox, notifications)))
      return { ...worker, status }
    },
    find: (id: string) => db.getRepository(Mail).findOneByOrFail({ id }),
    /** Returns the mail once the condition holds. */
    until: (id: string, isSo: (mail: Mail) => boolean): Promise<Mail> =>
      until(`mail ${id}`, async () => {
        const mail = await db.getRepository(Mail).findOneByOrFail({ id })
        return isSo(mail) && mail
      }),
    rendered,
  }
}

/** Returns a promise with its resolve function. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined
  const promise = new Promise<void>(settle => (resolve = settle))
  return { promise, resolve: () => resolve() }
}

const REPEAT_MS = 10

/**
 * Replaces a job such as mail_queue without its period: repeats the work until the returned function is
 * called. The database may be unavailable.
 */
export function repeat(work: () => Promise<void>): () => Promise<void> {
  let isEnded = false
  const run = async () => {
    while (!isEnded) {
      await work().catch(() => undefined)
      await sleep(REPEAT_MS)
    }
  }
  const running = run()
  return async () => {
    isEnded = true
    await running
  }
}
