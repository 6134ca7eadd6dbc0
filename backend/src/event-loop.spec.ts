import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { person, teamMember } from '../test/factories'
import { startApi } from '../test/harness'
import {
  allowedRequests,
  fillLists,
  refusedRequests,
  type WorstRequest,
} from '../test/worst-requests'

/** The longest time that a request may block the event loop (SEC-G6). */
const TURN_MAX_MS = 50
const TRIES_MAX = 25

const api = startApi()

interface Answer {
  status: number
  beginning: string
}

function send(one: WorstRequest, cookie?: string): Promise<Answer> {
  const { method, path, body, headers = {} } = one
  return new Promise((resolve, reject) => {
    const sent = request(api.base + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
    })
    sent.on('error', reject)
    sent.on('response', response => {
      let beginning = ''
      response.on('data', (chunk: Buffer) => (beginning ||= chunk.subarray(0, 1_000).toString()))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, beginning })
      })
    })
    sent.end(body)
  })
}

/** Returns the processor time of the process since `before`, in milliseconds. */
function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Returns the longest iteration of the event loop until the response is read, in milliseconds of
 * processor time, because wall time depends on the load of the machine. Includes the client's work
 * in the same process.
 */
async function longestTurn<Result>(run: () => Promise<Result>): Promise<[number, Result]> {
  let longest = 0
  let before = process.cpuUsage()
  const measure = () => {
    longest = Math.max(longest, millisecondsSince(before))
    before = process.cpuUsage()
    next = setImmediate(measure)
  }
  let next = setImmediate(measure)
  const result = await run()
  await wait(1)
  clearImmediate(next)
  return [longest, result]
}

const REFERENCE = JSON.stringify(
  Array.from({ length: 8_000 }, (_, id) => ({ id, name: `name ${id}`, list: [id, id + 1] })),
)
/** The milliseconds to parse and stringify REFERENCE on an idle machine. */
const REFERENCE_MS = 6

/** Returns how many times slower than an idle machine this machine is now; at least 1. */
function slowness(): number {
  const before = process.cpuUsage()
  JSON.stringify(JSON.parse(REFERENCE))
  return Math.max(1, millisecondsSince(before) / REFERENCE_MS)
}

/**
 * Returns the minimum over several tries, because compilation and other work make single tries
 * longer.
 */
async function leastTurn(one: WorstRequest, cookie?: string): Promise<[number, Answer]> {
  let least = Infinity
  for (let tried = 1; ; tried += 1) {
    const slower = slowness()
    const [turn, answer] = await longestTurn(() => send(one, cookie))
    least = Math.min(least, turn / slower)
    const isHopeless = least > 10 * TURN_MAX_MS || tried >= TRIES_MAX
    if (least <= TURN_MAX_MS || isHopeless) return [least, answer]
  }
}

async function prepare() {
  const [member, team] = [await person(), await teamMember()]
  await fillLists(member)
  const callers = { visitor: api.visitor, member: await api.as(member), team: await api.as(team) }
  return (one: WorstRequest) => leastTurn(one, callers[one.as].cookie)
}

const isAllowed = ({ status, beginning }: Answer) =>
  status < 400 && !beginning.startsWith('{"errors"')
const isRefused = ({ status, beginning }: Answer) =>
  status >= 400 ? status < 500 : beginning.startsWith('{"errors"')

test('event loop: nothing that is allowed or refused holds it for more than 50 ms (SEC-G6)', async () => {
  const measure = await prepare()
  for (const [requests, isExpected] of [
    [allowedRequests(), isAllowed],
    [refusedRequests(), isRefused],
  ] as const)
    for (const one of requests) {
      const [turn, answer] = await measure(one)
      if (!isExpected(answer)) expect({ name: one.name, answer }).toBe('answered otherwise')
      if (turn > TURN_MAX_MS) expect({ name: one.name, turn }).toBe('short')
    }
}, 120_000)
