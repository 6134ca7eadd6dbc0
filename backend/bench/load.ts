/**
 * The load generator: autocannon, because it sends a fixed number of requests over keep-alive
 * connections, costs less CPU per request than the servers, and is maintained by members of
 * the Node project.
 */
import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { percentile } from '../../scripts/harness/statistics'
import { LOG } from '../../scripts/harness/files'
import type { Request, Running } from './servers'

const CONNECTIONS = 16
/** How often it checks for completion, in milliseconds. */
const SAMPLE_MS = 20

interface Outcome {
  /** The time until the last response. */
  seconds: number
  answered: number
  /** 99 of 100 responses took at most this long. */
  p99Ms: number
}

/** Sends this many requests. The outcome counts successful responses only. */
export async function sendLoad(
  { site }: Running,
  request: Request,
  amount: number,
): Promise<Outcome> {
  const began = performance.now()
  let last = began
  const times: number[] = []
  const running = autocannon({
    url: site.url,
    amount,
    connections: Math.min(CONNECTIONS, amount),
    sampleInt: SAMPLE_MS,
    // Replaces the id with a number that is unique among the requests.
    idReplacement: request.body?.includes('[<id>]') ?? false,
    requests: [request],
  })
  running.on('response', (_client, _status, _bytes, ms) => {
    last = performance.now()
    times.push(ms)
  })
  const { '2xx': answered } = await running
  return { seconds: (last - began) / 1_000, answered, p99Ms: percentile(times, 0.99) }
}

/** Sends requests; throws if one fails. */
export async function sendAll(server: Running, request: Request, amount: number): Promise<Outcome> {
  const outcome = await sendLoad(server, request, amount)
  const failed = amount - outcome.answered
  if (failed > 0)
    throw new Error(`${server.name}: ${failed} of ${amount} failed (${request.path}), see ${LOG}`)
  return outcome
}
