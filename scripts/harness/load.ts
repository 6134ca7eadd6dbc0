/** Simulates concurrent people who read the site and sign up, and records the responses. */
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { joinWaitlist, register, type Person } from './people'
import { jsonOf, sendRequest, type HttpResponse } from './requests'

/** The pause after an unacknowledged call. */
const PAUSE_MS = 25
const [REGISTER, JOIN] = ['/api/auth/register', '/api/waitlist'] as const

/**
 * `ok`: acknowledged. `refused`: the response says that nothing was stored. `unknown`: no response,
 * or 503; it may be stored.
 */
type Outcome = 'ok' | 'refused' | 'unknown'

export interface SignUp {
  email: string
  registered: Outcome
  joined?: Outcome
  id: string | undefined
  position?: number | undefined
  /** The place was checked, and the list was emptied afterwards. */
  isCounted?: boolean
}

export interface Call extends HttpResponse {
  path: string
}

/** Sends the requests in rotation. */
export interface Reader {
  requests: { path: string; body?: object }[]
  everyMs: number
  cookie?: string
}

interface Lanes {
  /** How many people sign up concurrently. */
  signUps?: number
  readers?: Reader[]
}

export class Load {
  /** The email domain that only the people of this load have. */
  readonly domain = `${randomUUID()}.example`
  readonly signUps: SignUp[] = []
  readonly calls: Call[] = []
  readonly #url: string
  readonly #keepAlive: boolean
  #isOn = false
  #lanes: Promise<void>[] = []

  /**
   * With `keepAlive` each person has one connection, as a browser has; without it, each request has
   * its own.
   */
  constructor(url: string, { keepAlive = false } = {}) {
    this.#url = url
    this.#keepAlive = keepAlive
  }

  /** The calls without a response, or with a server error. */
  get failed(): Call[] {
    return this.calls.filter(({ status }) => status === 0 || status >= 500)
  }

  start({ signUps = 0, readers = [] }: Lanes): void {
    this.#isOn = true
    this.#lanes = [
      ...Array.from({ length: signUps }, () => this.#repeat(agent => this.#signUp(agent))),
      ...readers.map(reader => this.#repeat((agent, turn) => this.#read(reader, agent, turn))),
    ]
  }

  /** Resolves when all running calls have ended. */
  async stop(): Promise<void> {
    this.#isOn = false
    await Promise.all(this.#lanes)
  }

  async #repeat(work: (agent: Agent, turn: number) => Promise<void>): Promise<void> {
    const agent = new Agent({ keepAlive: this.#keepAlive, maxSockets: 1 })
    for (let turn = 0; this.#isOn; turn += 1) await work(agent, turn)
    agent.destroy()
  }

  async #read({ requests, everyMs, cookie }: Reader, agent: Agent, turn: number): Promise<void> {
    const { path = '/', ...body } = requests[turn % requests.length] ?? {}
    this.#note(path, await sendRequest(this.#url + path, { ...body, agent, cookie }))
    await sleep(everyMs)
  }

  async #signUp(agent: Agent): Promise<void> {
    const email = `${randomUUID()}@${this.domain}`
    const { response, person } = await register(this.#url, email, { agent })
    this.#note(REGISTER, response)
    const isDone = wasSent(response) && (await this.#join({ email, response, person }, agent))
    if (!isDone) await sleep(PAUSE_MS)
  }

  /** Resolves to whether the sign-up was acknowledged. */
  async #join({ email, response, person }: Registration, agent: Agent): Promise<boolean> {
    const signUp: SignUp = { email, registered: outcomeOf(response), id: person?.id }
    this.signUps.push(signUp)
    if (!person) return false
    const joined = await joinWaitlist(this.#url, person, { agent })
    this.#note(JOIN, joined)
    if (!wasSent(joined)) return false
    signUp.joined = outcomeOf(joined)
    signUp.position = jsonOf<{ position: number }>(joined)?.position
    return signUp.joined === 'ok'
  }

  #note(path: string, response: HttpResponse): void {
    // The body of a successful response is not needed any more.
    this.calls.push({ ...response, path, ...(response.status < 300 && { text: '', headers: {} }) })
  }
}

interface Registration {
  email: string
  response: HttpResponse
  person: Person | undefined
}

const wasSent = ({ failure }: HttpResponse): boolean => failure !== 'ECONNREFUSED'

function outcomeOf({ status }: HttpResponse): Outcome {
  if (status === 200 || status === 201) return 'ok'
  // A 503 may also mean that the connection was lost after the row was written.
  return status >= 400 && status < 500 ? 'refused' : 'unknown'
}

/** Returns whether the call is part of a sign-up. */
export const isSignUp = ({ path }: Call): boolean => path === REGISTER || path === JOIN

/** Describes a call and its result. */
export const describeCall = ({ path, status, failure }: Call): string =>
  `${path}: ${failure ?? status}`
