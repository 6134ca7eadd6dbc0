/** One scenario: a site, people who sign up, figures for the table, and each failed check. */
import { readFileSync } from 'node:fs'
import type { Check } from '../../scripts/report.cjs'
import { countSignUps, emptyList } from '../../scripts/harness/count-sign-ups'
import { LOG } from '../../scripts/harness/files'
import { isSignUp, Load, type Call } from '../../scripts/harness/load'
import { LAST_NAME, PASSWORD } from '../../scripts/harness/people'
import { query } from '../../scripts/harness/postgres'
import { jsonOf } from '../../scripts/harness/requests'
import type { Site } from '../../scripts/harness/site'
import type { Database } from './databases'
import { HealthProbe, percentiles, slowHealth, type HealthTime } from './health-probe'

/** Limits for one scenario, which may be short and start cold. */
const HEALTH_MS = 500
const CALL_MS = 10_000

export interface Result {
  /** The row of the table, in the order of HEAD; empty for a scenario without a site. */
  row: string[]
  checks: Check[]
  healthTimes: HealthTime[]
}

export const HEAD = [
  ...['scenario', 'faults', 'people', 'calls ok', 'refused', 'unknown'],
  ...['slowest call', 'ready again', 'healthz p99', '(bare server)'],
]

export class Scenario {
  readonly load: Load
  #faults = 0
  /** The longest time until the site was ready again, in milliseconds. */
  #recoveredMs = 0
  /** The number of calls already checked. */
  #checked = 0
  readonly #checks = new Map<string, string[]>()
  readonly #probe: HealthProbe

  constructor(
    readonly name: string,
    readonly site: Site,
    readonly database: Database,
  ) {
    this.load = new Load(site.url)
    this.#probe = new HealthProbe(site)
  }

  log(words: string): void {
    console.log(`${this.name}: ${words}`)
  }

  /** Records problems of a check; it passes as long as there are none. */
  check(name: string, problems: string[]): void {
    this.#checks.set(name, [...(this.#checks.get(name) ?? []), ...problems])
  }

  checkTime(name: string, ms: number, most: number): void {
    this.check(name, ms > most ? [`it took ${seconds(ms)}`] : [])
  }

  /** Records a fault, and how long the site took to be ready again. */
  recovered(ms: number, most: number): void {
    this.#faults += 1
    this.#recoveredMs = Math.max(this.#recoveredMs, ms)
    this.checkTime(`ready again within ${most / 1_000} s`, ms, most)
  }

  query<Row extends object>(text: string): Promise<Row[]> {
    return query<Row>(this.database.findUrl(), text)
  }

  /** Checks all sign-ups while the load is stopped, and empties the list if it is full or `isOver`. */
  async count({ isOver = false } = {}): Promise<void> {
    await this.load.stop()
    const { calls, signUps } = this.load
    const { problems, isFull } = await countSignUps(this.database.findUrl(), this.load)
    this.check('every sign-up is stored as the response said', problems)
    const recent = calls.slice(this.#checked).filter(isSignUp)
    this.check('every refusal has a documented code (SEC-R2)', recent.flatMap(describeBadRefusal))
    this.#checked = calls.length
    if (!isFull && !isOver) return
    await emptyList(this.database.findUrl())
    for (const signUp of signUps) signUp.isCounted = true
  }

  async end(): Promise<Result> {
    await this.load.stop()
    const { times, failures } = await this.#probe.stop()
    const slowest = this.load.calls.reduce((most, { ms }) => Math.max(most, ms), 0)
    this.check(`/healthz answers, within ${HEALTH_MS} ms (p99) (SEC-R7)`, [
      ...failures,
      ...slowHealth(times, HEALTH_MS),
    ])
    this.check('the server never exits unexpectedly (SEC-R5)', this.site.deaths)
    this.checkTime(`every call ends within ${CALL_MS / 1_000} s (SEC-R4)`, slowest, CALL_MS)
    this.check('the log contains no input', findSent(this.load))
    const checks = [...this.#checks].map(([name, problems]) => ({
      name: `${this.name}: ${name}`,
      problems,
    }))
    return { row: this.#row(slowest, times), checks, healthTimes: times }
  }

  #row(slowest: number, times: HealthTime[]): string[] {
    const { signUps } = this.load
    const outcomes = signUps.flatMap(({ registered, joined }) => [registered, joined])
    const amounts = ['ok', 'refused', 'unknown'].map(
      outcome => outcomes.filter(it => it === outcome).length,
    )
    const { site, bare } = percentiles(times)
    return [
      ...[this.name, this.#faults, signUps.length, ...amounts].map(String),
      ...[seconds(slowest), seconds(this.#recoveredMs)],
      ...[site, bare].map(ms => `${ms.toFixed(0)} ms`),
    ]
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

/** The codes of a full list. */
const FULL = ['DAILY_LIMIT', 'WAITLIST_CLOSED']

/**
 * Describes refusals other than the documented ones: a full list, or a busy service with
 * Retry-After.
 */
function describeBadRefusal(call: Call): string[] {
  const { path, status, headers, text } = call
  if (status === 0 || status < 300) return []
  const { code = '', message } = jsonOf<{ code: string; message: string }>(call) ?? {}
  const wait = Number(headers['retry-after'])
  const isFull = status === 409 && FULL.includes(code)
  const isBusy = status === 503 && wait >= 1 && wait <= 3_600
  return message !== undefined && (isFull || isBusy) ? [] : [`${path} answered ${status} ${text}`]
}

/** Returns input that the servers have logged. Ids of accounts are ours, and allowed. */
function findSent({ domain }: Load): string[] {
  const log = readFileSync(LOG, 'utf8')
  const sent = [PASSWORD, LAST_NAME, `@${domain}`, '$argon2']
  return sent.filter(text => log.includes(text)).map(text => `${text} is in ${LOG}`)
}
