/** What a scenario has seen: figures for the table, and each check that was broken. */
import { readFileSync } from 'node:fs'
import { LOG } from '../processes/server-process.mjs'
import { countSignUps, emptyList } from './count-sign-ups.mjs'
import { describeSlowHealth, HealthProbe, summarizeHealth } from './health-probe.mjs'
import { SENT, SignUps } from './sign-ups.mjs'

/** In one scenario, which may be short and begin cold. */
const HEALTH_MS = 500
const CALL_MS = 10_000

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {{ scenario: string; faults: number; people: number; ok: number; refused: number; unknown: number; slowestMs: number; recoveredMs: number; health: { p99: number; bareP99: number } }} Row */
/** @typedef {{ name: string; problems: string[] }} Check */

/** One scenario: a site, people who sign up at it, and what is seen meanwhile. */
export class Run {
  faults = 0
  /** The longest time until the site was ready again, in milliseconds. */
  recoveredMs = 0
  /** @type {Map<string, string[]>} */
  #checks = new Map()

  /**
   * @param {string} scenario
   * @param {Site} site
   */
  constructor(scenario, site) {
    this.scenario = scenario
    this.site = site
    this.signUps = new SignUps(site)
    this.probe = new HealthProbe(site)
  }

  /**
   * Notes what is wrong; without anything the check has passed so far.
   * @param {string} name
   * @param {string[]} problems
   */
  check(name, problems) {
    this.#checks.set(name, [...(this.#checks.get(name) ?? []), ...problems])
  }

  /**
   * Notes how long the site took to be ready again.
   * @param {number} ms
   * @param {number} most
   */
  recovered(ms, most) {
    this.faults += 1
    this.recoveredMs = Math.max(this.recoveredMs, ms)
    const words = `ready again after ${(ms / 1_000).toFixed(1)} s, fault ${this.faults}`
    this.check(`ready again within ${most / 1_000} s`, ms > most ? [words] : [])
  }

  /** Counts everybody when nothing is under way; a full list is emptied. */
  async count() {
    await this.signUps.stop()
    const { people } = this.signUps
    const { problems, isFull } = await countSignUps(this.site, people)
    this.check('every sign-up as it was told', problems)
    this.check('every refusal as promised', this.signUps.takeBadRefusals())
    if (isFull) await emptyList(this.site, people)
  }

  /** Ends it: the row of the table, and what was checked. */
  async end() {
    await this.signUps.stop()
    await this.probe.stop()
    const { times, failures } = this.probe.seen
    const slow = describeSlowHealth(times, HEALTH_MS)
    this.check(`/healthz answers, within ${HEALTH_MS} ms (p99)`, [...failures, ...slow])
    this.check('the server never ended by itself', this.site.deaths)
    const { slowestMs } = this.signUps
    const slowest = `the slowest took ${(slowestMs / 1_000).toFixed(1)} s`
    this.check(`every call ends within ${CALL_MS / 1_000} s`, slowestMs > CALL_MS ? [slowest] : [])
    this.check('the log holds nothing that was sent', findSent(this.signUps.people))
    return { row: this.#row(), checks: this.#named(), healthTimes: times }
  }

  /** @returns {Row} */
  #row() {
    const { scenario, faults, recoveredMs, signUps } = this
    const health = summarizeHealth(this.probe.seen.times)
    const { people, slowestMs } = signUps
    const outcomes = people.flatMap(({ registered, joined }) => [registered, joined])
    const amount = (/** @type {string} */ outcome) => outcomes.filter(it => it === outcome).length
    const amounts = { ok: amount('ok'), refused: amount('refused'), unknown: amount('unknown') }
    return {
      ...{ scenario, faults, people: people.length, ...amounts },
      ...{ slowestMs, recoveredMs, health },
    }
  }

  /** @returns {Check[]} */
  #named() {
    return [...this.#checks].map(([name, problems]) => ({
      name: `${this.scenario}: ${name}`,
      problems,
    }))
  }
}

/**
 * What people have sent and the servers have written down. An account's id, which we have made, may be there.
 * @param {import('./sign-ups.mjs').Person[]} people
 */
function findSent(people) {
  const log = readFileSync(LOG, 'utf8')
  const sent = [...SENT, ...people.map(({ email }) => email)]
  return sent.filter(text => log.includes(text)).map(text => `${text} is in ${LOG}`)
}
