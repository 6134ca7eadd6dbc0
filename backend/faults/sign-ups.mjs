/** People who sign up, several at once, and write down what they were told. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './http-request.mjs'

const PAUSE_MS = 25
/** What the log must never hold. */
export const PASSWORD = 'Xylograph under seven quilts'
const LAST_NAME = 'Quetzalcoatlus'

/**
 * `ok`: acknowledged. `refused`: told that it was not done. `unknown`: no answer, or 503; it may have been done.
 * @typedef {'ok' | 'refused' | 'unknown'} Outcome
 * @typedef {object} Person
 * @property {string} email
 * @property {Outcome} [registered]
 * @property {Outcome} [joined]
 * @property {string} [id]
 * @property {number} [position]
 * @property {boolean} [isListOver] their place was counted, and the list emptied since
 *
 * @typedef {import('./http-request.mjs').Answer & { path: string }} Call
 */

export class SignUps {
  /** @type {Person[]} */
  people = []
  /** Every call that was not acknowledged, and the slowest of all. @type {Call[]} */
  notAcknowledged = []
  slowestMs = 0
  #isOn = false
  /** @type {Promise<void>[]} */
  #lanes = []

  /** @param {{ url: string | undefined }} site where it answers now; undefined while it cannot */
  constructor(site) {
    this.site = site
  }

  /** @param {number} lanes how many sign up at any time */
  start(lanes) {
    this.#isOn = true
    this.#lanes = Array.from({ length: lanes }, () => this.#runLane())
  }

  /** Resolves when every call that was under way has ended. */
  async stop() {
    this.#isOn = false
    await Promise.all(this.#lanes)
  }

  async #runLane() {
    while (this.#isOn) {
      const { url } = this.site
      if (!url || !(await this.#signUp(url))) await sleep(PAUSE_MS)
    }
  }

  /**
   * False when they were not acknowledged.
   * @param {string} url
   */
  async #signUp(url) {
    /** @type {Person} */
    const person = { email: `${randomUUID()}@faults.example` }
    const names = { firstName: 'Ana', lastName: LAST_NAME }
    const body = { ...names, email: person.email, password: PASSWORD }
    const registration = await this.#call(url, '/api/auth/register', { body })
    // It was never sent.
    if (registration.failure === 'ECONNREFUSED') return false
    this.people.push(person)
    person.registered = outcomeOf(registration)
    if (person.registered !== 'ok') return false
    person.id = registration.body?.user?.id
    const cookie = registration.headers['set-cookie']?.[0]?.split(';')[0]
    const join = { body: { userId: person.id }, ...(cookie && { cookie }) }
    const answer = await this.#call(url, '/api/waitlist', join)
    if (answer.failure === 'ECONNREFUSED') return false
    person.joined = outcomeOf(answer)
    person.position = answer.body?.position
    return person.joined === 'ok'
  }

  /**
   * @param {string} url
   * @param {string} path
   * @param {{ body: object; cookie?: string }} options
   */
  async #call(url, path, options) {
    const answer = await ask(url + path, options)
    this.slowestMs = Math.max(this.slowestMs, answer.ms)
    if (answer.status >= 300 || answer.status === 0) this.notAcknowledged.push({ ...answer, path })
    return answer
  }

  /** The calls since it was last asked that were refused in another way than promised, in words. */
  takeBadRefusals() {
    return this.notAcknowledged.splice(0).flatMap(describeBadRefusal)
  }
}

/**
 * @param {import('./http-request.mjs').Answer} answer
 * @returns {Outcome}
 */
function outcomeOf({ status }) {
  if (status === 200 || status === 201) return 'ok'
  // 503 is also said when the connection was lost after the row was written.
  return status >= 400 && status < 500 ? 'refused' : 'unknown'
}

/** What the list says when it is full. */
const FULL = ['DAILY_LIMIT', 'WAITLIST_CLOSED']

/** @param {Call} call */
function describeBadRefusal({ status, path, body, headers }) {
  const isSaid = typeof body?.message === 'string'
  const wait = Number(headers['retry-after'])
  const isFine =
    status === 0 ||
    (status === 409 && isSaid && FULL.includes(body.code)) ||
    (status === 503 && isSaid && wait >= 1 && wait <= 3_600)
  return isFine ? [] : [`${path} answered ${status} ${JSON.stringify(body)}`]
}

/** What must not be found in a log. */
export const SENT = [PASSWORD, LAST_NAME, '@faults.example', '$argon2']
