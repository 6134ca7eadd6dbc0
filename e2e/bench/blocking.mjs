/** Total blocking time: how long a page that can be seen keeps its visitor waiting for an answer. */
import { SLOWER_CPU } from './phone.mjs'

const LONG_MS = 50

/** @typedef {{ start: number; duration: number }} Task milliseconds */
/** @typedef {{ name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }} TraceEvent microseconds */

/**
 * The parts of tasks beyond 50 ms, in milliseconds.
 * @param {Task[]} tasks
 * @param {number} firstPaint those that began before it block nobody
 */
export function blockingTime(tasks, firstPaint) {
  return tasks
    .filter(({ start }) => start >= firstPaint)
    .reduce((total, { duration }) => total + Math.max(0, duration - LONG_MS), 0)
}

/**
 * The same by the processor time that a trace has of each task, as the slower processor would take for
 * it: unlike the clock's, it does not grow with what else the machine does. Without what V8 does because somebody
 * is attached who may want to see it: for the place of each Error that is made, and React makes five at its start,
 * it then parses the whole file once more.
 * @param {string} trace
 */
export function blockingTimeOf(trace) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace)
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('nothing was painted')
  const onMainThread = (/** @type {string} */ wanted) =>
    traceEvents.filter(
      ({ name, pid, tid }) => name === wanted && pid === paint.pid && tid === paint.tid,
    )
  const attached = onMainThread('V8.CollectSourcePositions')
  const tasks = onMainThread('RunTask').map(({ ts, dur = 0, tdur = 0 }) => {
    const within = attached.filter(event => event.ts >= ts && event.ts < ts + dur)
    const own = within.reduce((rest, event) => rest - (event.tdur ?? 0), tdur)
    return { start: ts, duration: (own / 1000) * SLOWER_CPU }
  })
  return blockingTime(tasks, paint.ts)
}
