/** CPU time, memory, files and children of a process, as Linux counts them in /proc. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/**
 * User and system time in seconds: of the running threads to the nanosecond (the clock ticks of
 * /proc/PID/stat would be a tenth of a round), and of the children that have ended.
 */
export function cpuSeconds(pid: number): number {
  const stat = statOf(pid)
  let seconds = ((stat[13] ?? 0) + (stat[14] ?? 0)) / TICKS_PER_SECOND
  for (const thread of list(`/proc/${pid}/task`))
    seconds += Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e9
  for (const child of childrenOf(pid)) seconds += cpuSeconds(child)
  return seconds
}

/** The processes that it has started and that still run. */
export function childrenOf(pid: number): number[] {
  return list(`/proc/${pid}/task`)
    .flatMap(thread => read(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter(Boolean)
    .map(Number)
}

/** The process that started this one. */
export const parentOf = (pid: number): number => statOf(pid)[1] ?? 0

/** How many files and sockets it has open. */
export const openFiles = (pid: number): number => list(`/proc/${pid}/fd`).length

/** Resident memory in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? []
  return Number(kilobytes) * 1_024
}

/** Kills the process and all it has started, at once, as a lost machine would. */
export function killTree(pid: number): void {
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // It has just ended.
    }
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** What stands behind the program's name, which may itself hold blanks and brackets. */
function statOf(pid: number): number[] {
  const text = read(`/proc/${pid}/stat`)
  const numbers = text.slice(text.lastIndexOf(')') + 2)
  return numbers.split(' ').map(Number)
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // it has just ended
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // it has just ended
  }
}
