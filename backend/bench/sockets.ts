/** The cost of many subscriptions, each on its own socket. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Measured } from '../../scripts/harness/measurements'
import { residentBytes } from '../../scripts/harness/proc'
import { graphql } from '../../scripts/harness/requests'
import { subscribe } from '../../scripts/harness/subscriptions'
import { cookies } from './databases'
import { measureWork, type Measuring } from './work'

const SOCKETS = 2_000
/** The number of sockets opened at a time. */
const BATCH = 50
/**
 * Some subscriptions may not be established yet: repeats the change this many times, after this
 * pause.
 */
const TRIES = 6
const RETRY_MS = 10_000

/** Measures the memory of a subscription, and a change until all have received it. */
export async function measureSockets(measuring: Measuring): Promise<Measured[]> {
  const { pid, url } = measuring.server.site
  const before = residentBytes(pid)
  const sockets = new Sockets()
  try {
    await sockets.open(url)
    const change = await prepareChange(url)
    await sockets.establish(change)
    const kilobytes = (residentBytes(pid) - before) / SOCKETS / 1_000
    const received = await measureWork(measuring, async () => {
      const reached = sockets.reachAll()
      await change()
      if (!(await Promise.race([reached, sleep(TRIES * RETRY_MS)])))
        throw new Error('not all sockets received the change')
    })
    const site = measuring.server.name
    return [
      { subject: `a socket of ${SOCKETS}`, site, figures: { KB: kilobytes } },
      { subject: 'a change received by all sockets', site, figures: received },
    ]
  } finally {
    sockets.close()
  }
}

class Sockets {
  readonly #stops: (() => void)[] = []
  /** The sockets that have received an event since the wait began. */
  readonly #reached = new Set<number>()
  #onEvent = () => {}

  async open(url: string): Promise<void> {
    for (let first = 0; first < SOCKETS; first += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, index) => {
        const onEvent = () => {
          this.#reached.add(first + index)
          this.#onEvent()
        }
        return subscribe(url, cookies.team, onEvent)
      })
      this.#stops.push(...(await Promise.all(batch)))
    }
  }

  /** Only a received event shows that a subscription is established. */
  async establish(change: () => Promise<void>): Promise<void> {
    const reached = this.reachAll()
    for (let tries = 0; tries < TRIES; tries += 1) {
      await change().catch(console.error) // many concurrent subscriptions may keep the server busy
      if (await Promise.race([reached, sleep(RETRY_MS)])) return
    }
    throw new Error(`not all sockets received one of ${TRIES} changes`)
  }

  /** Resolves to true once each socket has received an event after this call. */
  reachAll(): Promise<true> {
    this.#reached.clear()
    return new Promise(resolve => {
      this.#onEvent = () => this.#reached.size === this.#stops.length && resolve(true)
    })
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }
}

interface Waitlist {
  waitlist: { edges: { node: { id: string; status: string } }[] }
}

/** Returns a function that moves one entry back and forth, one step for each call. */
async function prepareChange(url: string): Promise<() => Promise<void>> {
  const query = '{ waitlist(first: 1) { edges { node { id status } } } }'
  const { waitlist } = await graphql<Waitlist>(url, { query }, cookies.team)
  const [edge] = waitlist.edges
  if (!edge) throw new Error('there is no entry')
  const { id, status } = edge.node
  let [from, to] = status === 'invited' ? ['invited', 'waiting'] : ['waiting', 'invited']
  return async () => {
    const input = `{ id: "${id}", from: ${from}, to: ${to} }`
    const change = `mutation { setWaitlistStatus(input: ${input}) { id } }`
    await graphql(url, { query: change }, cookies.team)
    ;[from, to] = [to, from]
  }
}
