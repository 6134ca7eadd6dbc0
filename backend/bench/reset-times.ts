/** `npm run bench -- --reset`: whether response times reveal who has an account. */
import { performance } from 'node:perf_hooks'
import { graphql } from '../../scripts/harness/requests'
import { siteEnv, startSite, TEAM } from '../../scripts/harness/site'
import { median } from '../../scripts/harness/statistics'
import type { Check } from '../../scripts/report.cjs'
import { createFilledDatabase } from './databases'

const WARM_UP = 20
const TIMES = 200
/** The goal: at most this share of the median for an unknown address, or this many milliseconds. */
const SHARE_MAX = 0.25
const MS_MAX = 2

const QUERY =
  'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }'

/**
 * The kinds of addresses, requested alternately. Some of the known ones have reached the mail limit
 * of an hour.
 */
const ADDRESSES: Record<string, (turn: number) => string> = {
  unknown: turn => `nobody${turn}@example.com`,
  known: turn => `person${turn + 2}@example.com`,
  'known, again and again': () => 'person1@example.com',
  'the team’s': () => TEAM.email,
}

/** Measures the medians; none may differ from the first by more than the goal. */
export async function measureResets(postgresUrl: string): Promise<Check[]> {
  const url = await createFilledDatabase(postgresUrl, 'resets', TIMES + 2)
  const site = await startSite(siteEnv(url))
  const times = Object.values(ADDRESSES).map(addressOf => ({ addressOf, all: [] as number[] }))
  for (let turn = -WARM_UP; turn < TIMES; turn += 1)
    for (const { addressOf, all } of times) {
      const ms = await ask(site.url, addressOf(Math.max(0, turn)))
      if (turn >= 0) all.push(ms)
    }
  const medians = times.map(({ all }) => median(all))
  const [unknown = 0] = medians
  return Object.keys(ADDRESSES).map((name, index) => {
    const ms = medians[index] ?? 0
    const isAlike = Math.abs(ms - unknown) < Math.max(MS_MAX, SHARE_MAX * unknown)
    return {
      name: `requestPasswordReset of an address that is ${name}`,
      seen: `${ms.toFixed(2)} ms, the median of ${TIMES}`,
      problems: isAlike ? [] : [`an unknown one takes ${unknown.toFixed(2)} ms`],
    }
  })
}

async function ask(url: string, email: string): Promise<number> {
  const began = performance.now()
  const body = { query: QUERY, variables: { input: { email } } }
  const data = await graphql<{ requestPasswordReset: boolean }>(url, body)
  const ms = performance.now() - began
  if (!data.requestPasswordReset) throw new Error(`the request for ${email} failed`)
  return ms
}
