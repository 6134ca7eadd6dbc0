/** One scenario: a site, people who sign up, and checks with their figures. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Check } from '../../scripts/report.cjs'
import { countSignUps, emptyList } from '../../scripts/harness/count-sign-ups'
import { LOG } from '../../scripts/harness/files'
import { describeCall, isSignUp, Load, type Call } from '../../scripts/harness/load'
import { LAST_NAME, PASSWORD } from '../../scripts/harness/people'
import { query } from '../../scripts/harness/postgres'
import { jsonOf, sendRequest } from '../../scripts/harness/requests'
import type { Site } from '../../scripts/harness/site'
import { percentile } from '../../scripts/harness/statistics'
import type { Database } from './databases'

const CALL_MS = 10_000
const HEALTH_EVERY_MS = 50
/** For a busy machine, and a scenario that starts cold; on an idle machine it takes milliseconds. */
const HEALTH_MS = 1_000

export class Scenario {
  readonly load: Load
  readonly #checks = new Map<string, Required<Check>>()
  #faults = 0
  /** The longest time until the site was ready again, in milliseconds. */
  #recoveredMs = 0
  /** The responses of /healthz while the site should run. */
  readonly #health: Call[] = []
  readonly #probing: Promise<void>
  #isOn = true

  constructor(
    readonly name: string,
    readonly site: Site,
    readonly database: Database,
  ) {
    this.load = new Load(site.url)
    this.#probing = this.#probe()
  }

  log(words: string): void {
    console.log(`${this.name}: ${words}`)
  }

  /** Adds problems to a check, which passes as long as there are none, and replaces its figures. */
  check(name: string, problems: string[], seen = ''): void {
    const before = this.#checks.get(name)?.problems ?? []
    this.#checks.set(name, {
      name: `${this.name}: ${name}`,
      problems: [...before, ...problems],
      seen,
    })
  }

  checkTime(name: string, ms: number, most: number, seen = ''): void {
    this.check(name, ms > most ? [`it took ${seconds(ms)}`] : [], seen || seconds(ms))
  }

  /** Records a fault, and how long the site took to be ready again. */
  recovered(ms: number, most: number): void {
    this.#faults += 1
    this.#recoveredMs = Math.max(this.#recoveredMs, ms)
    const seen = `${this.#faults} times, at most ${seconds(this.#recoveredMs)}`
    this.checkTime(`ready again within ${most / 1_000} s`, ms, most, seen)
  }

  query<Row extends object>(text: string): Promise<Row[]> {
    return query<Row>(this.database.findUrl(), text)
  }

  /** Checks all sign-ups while the load is stopped, and empties the list if it is full. */
  async count(): Promise<void> {
    await this.load.stop()
    const { signUps } = this.load
    const { problems, isFull } = await countSignUps(this.database.findUrl(), this.load)
    const outcomes = signUps.flatMap(({ registered, joined }) => [registered, joined])
    const amount = (wanted: string) => outcomes.filter(it => it === wanted).length
    this.check(
      'every sign-up is stored as the response said',
      problems,
      `${signUps.length} people; calls: ${amount('ok')} ok, ${amount('refused')} refused, ${amount('unknown')} unknown`,
    )
    if (!isFull) return
    await emptyList(this.database.findUrl())
    for (const signUp of signUps) signUp.isCounted = true
  }

  async end(): Promise<Check[]> {
    this.#isOn = false
    await this.load.stop()
    await this.#probing
    const { calls } = this.load
    const times = this.#health.map(({ ms }) => ms)
    const p99 = percentile(times, 0.99)
    this.check('every refusal has a documented code (SEC-R2)', calls.flatMap(describeBadRefusal))
    this.check(
      'every /healthz answers 200 (SEC-R7)',
      this.#health.filter(({ status }) => status !== 200).map(describeCall),
    )
    this.checkTime(`/healthz answers within ${HEALTH_MS / 1_000} s (p99) (SEC-R7)`, p99, HEALTH_MS)
    this.check('the server never exits unexpectedly (SEC-R5)', this.site.deaths)
    this.checkTime(
      `every call ends within ${CALL_MS / 1_000} s (SEC-R4)`,
      calls.reduce((most, { ms }) => Math.max(most, ms), 0),
      CALL_MS,
    )
    this.check('the log contains no input', findSent(this.load))
    return [...this.#checks.values()]
  }

  async #probe(): Promise<void> {
    const path = '/healthz'
    while (this.#isOn) {
      await sleep(HEALTH_EVERY_MS)
      const { isUp, pid, url } = this.site
      if (!isUp) continue
      const response = await sendRequest(url + path)
      // Otherwise it was stopped meanwhile, on purpose.
      if (this.site.isUp && this.site.pid === pid) this.#health.push({ ...response, path })
    }
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
  if (!isSignUp(call) || status === 0 || status < 300) return []
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
