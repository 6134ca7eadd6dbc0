/** Recurring work that one of a site's servers runs at a time. */
export interface Job {
  /** The name in the table of runs, the log and the metrics: lower-case letters and underscores. */
  name: string
  /** The time from one start to the next. */
  everyMs: number
  /**
   * The time until a retry after a failure, or after the server that ran it died; `everyMs` by
   * default.
   */
  retryMs?: number
  /**
   * Rejects on failure, and when it stops because `signal` was aborted (`signal.throwIfAborted()`).
   */
  run: (context: JobContext) => Promise<void>
}

export interface JobContext {
  /** The time of the start. */
  now: Date
  /** Aborted when the server stops; the server waits for the job. */
  signal: AbortSignal
}
