/**
 * The load generator: autocannon, because it asks for a fixed number over kept connections, costs less
 * per request than the servers, and people of Node's own team keep it.
 */
import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { LOG } from '../../scripts/harness/files'
import type { Request, Running } from './servers'

const CONNECTIONS = 16
/** How often it looks whether all is answered, in milliseconds. */
const SAMPLE_MS = 20

interface Outcome {
  /** Until the last answer. */
  seconds: number
  answered: number
}

/** Sends so many requests; what is never answered, or is no success, is not among the answered. */
export async function sendLoad(
  { site }: Running,
  request: Request,
  amount: number,
): Promise<Outcome> {
  const began = performance.now()
  let last = began
  const running = autocannon({
    url: site.url,
    amount,
    connections: Math.min(CONNECTIONS, amount),
    sampleInt: SAMPLE_MS,
    // A number that no other request has.
    idReplacement: request.body?.includes('[<id>]') ?? false,
    requests: [request],
  })
  running.on('response', () => (last = performance.now()))
  const { '2xx': answered } = await running
  return { seconds: (last - began) / 1_000, answered }
}

/** Throws when a request fails. */
export async function sendAll(server: Running, request: Request, amount: number): Promise<Outcome> {
  const outcome = await sendLoad(server, request, amount)
  const failed = amount - outcome.answered
  if (failed > 0)
    throw new Error(`${server.name}: ${failed} of ${amount} failed (${request.path}), see ${LOG}`)
  return outcome
}
