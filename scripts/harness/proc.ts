/** Reads a process's CPU time, memory, files and children from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/**
 * Returns user and system time in seconds. Running threads are counted to the nanosecond, because
 * the clock ticks of /proc/PID/stat are too coarse (a tenth of a round). Ended children are
 * included.
 */
export function cpuSeconds(pid: number): number {
  const stat = statOf(pid)
  let seconds = ((stat[13] ?? 0) + (stat[14] ?? 0)) / TICKS_PER_SECOND
  for (const thread of list(`/proc/${pid}/task`))
    seconds += Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e9
  for (const child of childrenOf(pid)) seconds += cpuSeconds(child)
  return seconds
}

/** Returns the running processes that it has started. */
function childrenOf(pid: number): number[] {
  return list(`/proc/${pid}/task`)
    .flatMap(thread => read(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter(Boolean)
    .map(Number)
}

/** Returns the process that started this one. */
export const parentOf = (pid: number): number => statOf(pid)[1] ?? 0

/** Returns the number of open files and sockets. */
export const openFiles = (pid: number): number => list(`/proc/${pid}/fd`).length

/** Returns the resident memory in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? []
  return Number(kilobytes) * 1_024
}

/** Kills the process and all its descendants at once, as a crashed machine would. */
export function killTree(pid: number): void {
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // The process has just ended.
    }
  }
}

/** Returns the fields after the program's name, which may itself contain spaces and brackets. */
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
