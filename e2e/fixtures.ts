/// <reference lib="dom" />
import { DatabaseError } from 'pg'
import { test as base, expect, type Page } from '@playwright/test'
import { startMailServer, type MailServer } from '../backend/test/mail-server'
import { paths } from '../frontend/src/paths'
import { setPhase } from './launchPhase'
import { openMailbox, type Mailbox } from './mailbox'
import { startSite, TEAM, type Site } from './site'

interface Credentials {
  email: string
  password: string
}

export interface Visitor extends Credentials {
  firstName: string
  lastName: string
}

export const camila: Visitor = {
  firstName: 'Camila',
  lastName: 'Alvarez',
  email: 'camila@example.com',
  password: 'third shot drop',
}

/** A page, a browser's context without a page, or an API client of its own. */
type ApiClient = Pick<Page, 'request'>

/** The site's state before a story, and steps that many stories share. */
export interface Club {
  /** Sets the counter as if this many people had joined today. */
  setPlacesTakenToday: (count: number) => Promise<void>
  open: (page: Page, path: string) => Promise<void>
  register: (page: Page, visitor?: Visitor) => Promise<void>
  /** Fills in and submits the open registration form. */
  submitRegistration: (page: Page, visitor: Visitor) => Promise<void>
  login: (page: Page, credentials: Credentials) => Promise<void>
  /** Registers in this browser through the API, without a place. */
  registerByApi: (client: ApiClient, visitor?: Visitor) => Promise<void>
  /** Registers through the API, with a place on the waitlist. */
  joinByApi: (client: ApiClient, visitor?: Visitor) => Promise<void>
  /** Signs in in this browser through the API. */
  loginByApi: (client: ApiClient, credentials: Credentials) => Promise<void>
  team: Credentials
}

interface BrowserLog {
  /** The browser's errors and warnings; a story that expects one empties the list. */
  errors: string[]
}

interface TestFixtures {
  /** A site whose database no other story uses at the same time; each story finds it cleared. */
  site: Site
  club: Club
  browserLog: BrowserLog
}

/** Started for the first story that needs it, and stopped with the worker. */
interface WorkerFixtures {
  mailless: Site
  mailing: { site: Site; mailServer: MailServer }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailless: [
    async ({}, use, worker) => {
      const site = await startSite(`e2e_${worker.parallelIndex}`)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  mailing: [
    async ({}, use, worker) => {
      const mailServer = await startMailServer()
      const site = await startSite(`e2e_${worker.parallelIndex}_mail`, mailServer.url)
      await use({ site, mailServer })
      await site.stop()
      await mailServer.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ mailless }, use) => {
    await clearDatabase(mailless)
    await use(mailless)
  },
  baseURL: ({ site }, use) => use(site.url),
  club: ({ site }, use) => use(createClub(site)),
  browserLog: [
    async ({ page, site }, use) => {
      const errors: string[] = []
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text())
      })
      page.on('pageerror', error => errors.push(String(error)))
      page.on('request', request => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== site.url) errors.push(`asked ${origin}`)
      })
      await use({ errors })
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * The test function for stories on a site that sends mail. Its worker fixtures are the same as
 * those of `test`, because otherwise Playwright starts another worker and browser.
 */
export const testWithMail = test.extend<{ mailbox: Mailbox }>({
  site: async ({ mailing }, use) => {
    await clearDatabase(mailing.site)
    await use(mailing.site)
  },
  mailbox: ({ mailing: { mailServer }, site }, use) => use(openMailbox(mailServer, site.database)),
})

export { expect }

/** Waits until all parts that hydrate on load have hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  // An expectation would look again only every 500 ms.
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, {
    polling: 15,
    timeout: 20_000,
  })
}

/** The tables of the site itself, and those whose rows go with their account. */
const KEPT = [
  ...['migrations', 'insert_epoch', 'job_run', 'backup_run', 'court', 'launch', 'waitlist_counter'],
  ...['user', 'authenticator', 'passkey', 'recovery_code'],
]

/**
 * Deletes the rows of all other tables. Without triggers the order does not matter. For few rows, DELETE is
 * faster than TRUNCATE.
 */
async function deleteRows({ database }: Site): Promise<void> {
  const { rows } = await database.query<{ deletion: string }>(
    `SELECT format('DELETE FROM %I', tablename) AS deletion FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [KEPT],
  )
  const deletions = rows.map(({ deletion }) => deletion)
  await database.query(['SET LOCAL session_replication_role = replica', ...deletions].join('; '))
}

async function clearDatabase(site: Site): Promise<void> {
  const { database } = site
  // PostgreSQL may end the statement because the site's jobs lock rows in another order.
  await deleteRows(site).catch((error: unknown) => {
    if (!(error instanceof DatabaseError && error.code === '40P01')) throw error
    return deleteRows(site)
  })
  await database.query(`DELETE FROM "user" WHERE role = 'MEMBER'`)
  await setCounter(site, 0)
  // Leaving is refused for some minutes after the migration of a site in use.
  await database.query(`UPDATE launch SET "leavingFrom" = now()`)
  const { rowCount } = await database.query(`SELECT FROM launch WHERE phase <> 'waitlist'`)
  if (rowCount !== 0) await setPhase(site, 'waitlist')
}

const NO_ENTRY = '00000000-0000-0000-0000-000000000000'

/**
 * Sets the counter of the waitlist as if this many people had joined today, and waits until the
 * site knows it; without a notification the site keeps the old counter for up to a second.
 */
async function setCounter({ database, url }: Site, places: number): Promise<void> {
  await database.query(
    `UPDATE waitlist_counter SET total = $1, "left" = 0, "dayCount" = $1,
     day = (now() AT TIME ZONE 'America/New_York')::date`,
    [places],
  )
  await database.query('SELECT pg_notify($1, $2)', ['waitlist_entry_changed', NO_ENTRY])
  const readStats = async (): Promise<unknown> => (await fetch(`${url}/api/waitlist/stats`)).json()
  await expect.poll(readStats, { intervals: [10, 20] }).toMatchObject({ dailySignups: places })
}

function createClub(site: Site): Club {
  const open = async (page: Page, path: string) => {
    await page.goto(path)
    await expectHydrated(page)
  }
  const submitRegistration: Club['submitRegistration'] = async (page, visitor) => {
    await page.getByLabel('First name').fill(visitor.firstName)
    await page.getByLabel('Last name').fill(visitor.lastName)
    await page.getByLabel('Email', { exact: true }).fill(visitor.email)
    await page.getByLabel('Password', { exact: true }).fill(visitor.password)
    await page.getByLabel('Confirm password', { exact: true }).fill(visitor.password)
    await page.getByRole('main').getByRole('button', { name: 'JOIN NOW' }).click()
  }
  const call = async ({ request }: ApiClient, path: string, data: object) => {
    const answer = await request.post(path, { data })
    expect(answer.ok(), `${path} answers ${String(answer.status())}`).toBe(true)
  }
  const registerByApi: Club['registerByApi'] = (page, visitor = camila) =>
    call(page, '/api/auth/register', visitor)
  return {
    open,
    team: TEAM,
    registerByApi,
    joinByApi: async (page, visitor) => {
      await registerByApi(page, visitor)
      await call(page, '/api/waitlist', {})
    },
    loginByApi: (page, credentials) => call(page, '/api/auth/login', credentials),
    setPlacesTakenToday: count => setCounter(site, count),
    register: async (page, visitor = camila) => {
      await open(page, paths.auth({ mode: 'register' }))
      await submitRegistration(page, visitor)
    },
    submitRegistration,
    login: async (page, { email, password }) => {
      await open(page, paths.auth())
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click()
    },
  }
}
