/** CPU time, memory, files and children of a process, as Linux counts them. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/**
 * User and system time in seconds: of the running threads to the nanosecond (the clock ticks of
 * /proc/PID/stat would be a tenth of a round), and of the children that have ended.
 * @param {number} pid
 * @returns {number}
 */
export function cpuSeconds(pid) {
  let sum = ticksOfEnded(pid) / TICKS_PER_SECOND
  for (const thread of list(`/proc/${pid}/task`))
    sum += Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e9
  for (const child of childrenOf(pid)) sum += cpuSeconds(child)
  return sum
}

/**
 * The processes that it has started and that still run.
 * @param {number} pid
 */
export function childrenOf(pid) {
  const threads = list(`/proc/${pid}/task`)
  const lines = threads.map(thread => read(`/proc/${pid}/task/${thread}/children`))
  return lines.flatMap(line => line.split(' ').filter(Boolean)).map(Number)
}

/**
 * How many files and sockets it has open.
 * @param {number} pid
 */
export const openFiles = pid => list(`/proc/${pid}/fd`).length

/**
 * The process that started this one.
 * @param {number} pid
 */
export const parentOf = pid => statOf(pid)[1] ?? 0

/**
 * Resident memory in bytes.
 * @param {number} pid
 */
export function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? []
  return Number(kilobytes) * 1_024
}

/** @param {number} pid */
function ticksOfEnded(pid) {
  const stat = statOf(pid)
  return (stat[13] ?? 0) + (stat[14] ?? 0)
}

/**
 * What stands behind the program's name, which may itself hold blanks and brackets.
 * @param {number} pid
 */
function statOf(pid) {
  const text = read(`/proc/${pid}/stat`)
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return [] // it has just ended
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // it has just ended
  }
}
