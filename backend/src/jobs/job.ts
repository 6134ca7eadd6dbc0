/** Work that the servers of a site do again and again, one of them at a time. */
export interface Job {
  /** In the table of runs, the log and the metrics: small letters and underscores. */
  name: string
  /** From one start to the next. */
  everyMs: number
  /** How soon it is tried again after a failure, and after the end of a server that was at it; `everyMs` without it. */
  retryMs?: number
  /** Rejects when it has failed, and when it gives up because `signal` was aborted (`signal.throwIfAborted()`). */
  run: (context: JobContext) => Promise<void>
}

export interface JobContext {
  /** When it began. */
  now: Date
  /** Aborted when the server stops, which waits for the job. */
  signal: AbortSignal
}
