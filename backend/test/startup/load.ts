import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReady } from './site'

const LANES = 4
const CHECK_MS = 50
/** The pause of a lane after a response: the site under test needs CPU time too. */
const PAUSE_MS = 5

/** The outcome of a request: its status, or how its connection failed. */
type Outcome = number | string

/** Sends requests over keep-alive connections, as a proxy does, until /readyz is not 200. */
export function askWhileReady(url: string): { statuses: Outcome[]; end: Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES })
  const statuses: Outcome[] = []
  let ready = true
  const check = async () => {
    while (ready) {
      ready = await isReady(url)
      await sleep(CHECK_MS)
    }
  }
  const ask = async () => {
    while (ready) {
      statuses.push(await statusOf(`${url}/api/waitlist/stats`, agent))
      await sleep(PAUSE_MS)
    }
  }
  const end = Promise.all([check(), ...Array.from({ length: LANES }, ask)]).then(() => {
    agent.destroy()
  })
  return { statuses, end }
}

/** Sends the request once, without a retry. */
function statusOf(url: string, agent: Agent): Promise<Outcome> {
  return new Promise(resolve => {
    get(url, { agent }, response => {
      response.resume().once('end', () => {
        resolve(response.statusCode ?? 0)
      })
    }).once('error', error => {
      resolve(String(error))
    })
  })
}
