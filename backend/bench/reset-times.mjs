/** `npm run bench -- --reset`: whether the time of an answer tells who has an account. */
import { performance } from 'node:perf_hooks'
import { startServer } from '../processes/server-process.mjs'
import { createDatabase, PRODUCT, productEnv } from './postgres.mjs'
import { format } from './report.mjs'

const TIMES = 200
/** The goal: so much of the median for an unknown address, or so many milliseconds. */
const SHARE_MAX = 0.25
const MS_MAX = 2

const QUERY =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }'

/** Each is asked for in turn; of the known ones some have had all the mail that an hour allows. */
const addresses = /** @type {const} */ ([
  ['unknown', (/** @type {number} */ turn) => `nobody${turn}@example.com`],
  ['known', (/** @type {number} */ turn) => `person${turn + 2}@example.com`],
  ['known, again and again', () => 'person1@example.com'],
  ['the team’s', () => 'team@coralwaypickleball.example'],
])

/**
 * Prints the medians; true when none differs from the first by more than the goal.
 * @param {string} postgresUrl
 */
export async function measureResets(postgresUrl) {
  const url = await createDatabase(postgresUrl, 'resets', TIMES + 2)
  const server = await startServer(PRODUCT, productEnv(url))
  /** @type {number[][]} */
  const times = addresses.map(() => [])
  for (let turn = -20; turn < TIMES; turn += 1)
    for (const [index, [, addressOf]] of addresses.entries()) {
      const ms = await ask(server.url, addressOf(Math.max(0, turn)))
      // The first ones warm up.
      if (turn >= 0) times[index]?.push(ms)
    }
  await server.stop()
  const [unknown = 0, ...others] = times.map(median)
  const rows = addresses.map(([name], index) => [
    name,
    `${(times[index] ? median(times[index]) : 0).toFixed(2)} ms`,
  ])
  console.log(
    `\nrequestPasswordReset, the median of ${TIMES}\n${format([['', 'answer'], ...rows])}`,
  )
  return others.every(ms => Math.abs(ms - unknown) < Math.max(MS_MAX, SHARE_MAX * unknown))
}

/** @param {readonly number[]} values */
const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * @param {string} url
 * @param {string} email
 */
async function ask(url, email) {
  const body = JSON.stringify({ query: QUERY, variables: { input: { email } } })
  const began = performance.now()
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { data } = await response.json()
  const ms = performance.now() - began
  if (data?.requestPasswordReset !== true) throw new Error(`${email} was not answered`)
  return ms
}
