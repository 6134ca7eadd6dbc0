/**
 * Prepares each target of each server: checks that all responses are equal, and finds how many
 * requests take about a second.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sendAll, sendLoad } from './load'
import { requestOf, serves, type Request, type Running } from './servers'
import type { Target } from './targets'

/** The approximate seconds of one target in a round, and the fewest and most requests in it. */
const CELL_SECONDS = 1
const REQUESTS = { min: 100, max: 20_000 }
const WARM_UP = 2_000
export const HASHES = 100

export interface Cell {
  server: Running
  target: Target
  request: Request
  amount: number
}

/** Compares every response with the floor's, which is the first server, and warms up. */
export async function prepareCells(
  servers: Running[],
  targets: Target[],
  entries: number,
): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const target of targets) {
    let expected: unknown
    for (const server of servers.filter(it => serves(it, target))) {
      const after = target.isMiddle ? await findMiddle(server, entries) : undefined
      const request = requestOf(server, target, after)
      const answer = await ask(server, request)
      const comparable = target.comparable?.(answer) ?? answer
      expected ??= comparable
      assert.deepEqual(comparable, expected, `${server.name}: ${target.name}, not as the floor`)
      cells.push({ server, target, request, amount: await warmUp(server, target, request) })
    }
  }
  return cells
}

/** Returns the number of requests for a round. */
async function warmUp(server: Running, target: Target, request: Request): Promise<number> {
  const half = (target.warmUp ?? WARM_UP) / 2
  await sendLoad(server, request, half) // may fail while connections are opened
  const { answered, seconds } = await sendAll(server, request, half)
  if (target.isHashing) return HASHES
  const fitting = Math.round((answered / seconds) * CELL_SECONDS)
  return Math.min(REQUESTS.max, Math.max(REQUESTS.min, fitting))
}

/** Returns the response of a path, or of an operation's only field. Throws if it is an error. */
async function ask(server: Running, request: Request): Promise<unknown> {
  const { path, body, ...init } = request
  const own = body && { body: body.replace('[<id>]', randomUUID()) }
  const response = await fetch(server.site.url + path, { ...init, ...own })
  const text = await response.text()
  // The response of a GraphQL server; a REST server returns the value itself.
  const json = JSON.parse(text) as { data: object; errors?: object } | null
  if (!response.ok || json?.errors)
    throw new Error(`${server.name}: ${path} ${body ?? ''}: ${response.status} ${text}`)
  return path === '/graphql' ? Object.values(json?.data ?? {})[0] : json
}

const WALK: Target = {
  name: 'walk',
  path: '/waitlist?first=100',
  operation:
    'query Walk($after: String) { waitlist(first: 100, after: $after) { pageInfo { endCursor } } }',
  session: 'team',
}

/** Pages to the middle of the list: only the server itself can create its cursors. */
export async function findMiddle(server: Running, entries: number): Promise<string | undefined> {
  let after: string | undefined
  for (let walked = 0; walked < entries / 2; walked += 100) {
    const answer = await ask(server, requestOf(server, WALK, after))
    // The fields that Walk selects.
    after = (answer as { pageInfo: { endCursor: string } }).pageInfo.endCursor
  }
  return after
}
