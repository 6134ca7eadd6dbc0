import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReady } from './site'

const LANES = 4
const CHECK_MS = 50
/** Of a lane after an answer: the site under test needs the machine too. */
const PAUSE_MS = 5

/** What came of each request: its status, or how its connection failed. */
type Outcome = number | string

/** Asks again and again over kept connections, as a proxy does, until /readyz says no. */
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

/** Once: a request that fails is not sent again. */
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
