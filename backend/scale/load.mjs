/** People who look at pages, read, register and ask for places all the time, and write down what they were told. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { join, register } from './people.mjs'
import { ask, keepAliveAgent } from './requests.mjs'

const PAUSE_MS = 10
const GRAPHQL = { query: '{ me { id } waitlistStats { total } }' }

/**
 * @typedef {import('./people.mjs').Person} Person
 * @typedef {{ what: string; status: number; failure?: string; beganAt: number; endedAt: number }} Call
 * @typedef {(url: string, person: Person, options: import('./requests.mjs').Options) => Promise<import('./requests.mjs').Answer>} Read
 */

/** @type {Record<string, Read>} */
const READS = {
  page: (url, _, options) => ask(`${url}/`, options),
  stats: (url, _, options) => ask(`${url}/api/waitlist/stats`, options),
  me: (url, { cookie }, options) => ask(`${url}/api/auth/user`, { ...options, cookie }),
  graphql: (url, { cookie }, options) =>
    ask(`${url}/graphql`, { ...options, cookie, body: GRAPHQL }),
}

export class Load {
  /** @type {Call[]} */
  calls = []
  /** Who was told that they have an account, and whether that they have a place. @type {{ email: string; hasPlace: boolean }[]} */
  acknowledged = []
  #isOn = true
  /** @type {Promise<void>[]} */
  #lanes = []

  /**
   * @param {string} url
   * @param {Person[]} people who read, one in each lane
   */
  constructor(url, people) {
    this.url = url
    this.#lanes = [...people.map(person => this.#read(person)), this.#signUp()]
  }

  /** Resolves when every call that was under way has ended. */
  async stop() {
    this.#isOn = false
    await Promise.all(this.#lanes)
  }

  /** The calls that got no answer, or that the server says it could not answer. */
  get failed() {
    return this.calls.filter(({ status }) => status === 0 || status >= 500)
  }

  /** @param {Person} person */
  async #read(person) {
    const agent = keepAliveAgent()
    for (let turn = 0; this.#isOn; turn += 1) {
      const kinds = Object.entries(READS)
      const [what, read] = kinds[turn % kinds.length] ?? []
      if (what && read) await this.#call(what, () => read(this.url, person, { agent }))
    }
    agent.destroy()
  }

  async #signUp() {
    const agent = keepAliveAgent()
    while (this.#isOn) {
      /** @type {Awaited<ReturnType<typeof register>> | undefined} */
      let made
      await this.#call('register', async () => (made = await register(this.url, { agent })).answer)
      const { person } = made ?? {}
      if (!person) continue
      const { status } = await this.#call('join', () => join(this.url, person, { agent }))
      this.acknowledged.push({ email: person.email, hasPlace: status === 201 })
    }
    agent.destroy()
  }

  /**
   * @param {string} what
   * @param {() => Promise<import('./requests.mjs').Answer>} send
   */
  async #call(what, send) {
    const beganAt = performance.now()
    const answer = await send()
    const { status, failure } = answer
    const endedAt = performance.now()
    this.calls.push({ what, status, beganAt, endedAt, ...(failure && { failure }) })
    await sleep(PAUSE_MS)
    return answer
  }
}

/** What a call came to, in words. @param {Call} call */
export const describeCall = ({ what, status, failure }) => `${what}: ${failure ?? status}`
