import { useEffect, useSyncExternalStore } from 'react'

interface State<Data> {
  /** The latest response since a component began to show the query. */
  data?: Data
  /** Whether the first response, or its failure, is still to come. */
  loading: boolean
}

const pending = { loading: true } as const

/**
 * A query without variables, and with the same response for everybody, that is sent as text, without
 * Apollo Client. All components that show it share one response, which is forgotten with the last of
 * them.
 */
export class PublicQuery<Data> {
  private state: State<Data> = pending
  private latest: Promise<Data> | undefined
  private askedAt = 0
  private readonly listeners = new Set<() => void>()

  constructor(private readonly text: string) {}

  readonly current = () => this.state

  /** Sends the query for the first component that shows it. Returns the function that stops showing. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    if (!this.latest) this.refetch().catch(ignore)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.forget()
    }
  }

  /** Sends the query. The last of several concurrent requests wins. A failure keeps the data. */
  readonly refetch = async (): Promise<void> => {
    const request = this.request()
    this.latest = request
    this.askedAt = Date.now()
    const data = await request.catch(() => this.state.data)
    if (request === this.latest) {
      if (this.listeners.size === 0) this.forget()
      else this.state = { data, loading: false }
      this.listeners.forEach(listener => listener())
    }
    await request
  }

  private forget(): void {
    this.latest = undefined
    this.state = pending
  }

  /**
   * Sends the query this long after the latest request, even a failed one. A hidden tab sends none;
   * when it is shown again, it sends one if the latest is older than the interval (SPEC-14).
   */
  poll(intervalMs: number): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    const askWhenDue = () => {
      clearTimeout(timer)
      if (document.hidden) return
      // A request in the future was sent before the clock was set back: it counts as past.
      const dueIn = () => intervalMs - Math.abs(Date.now() - this.askedAt)
      if (dueIn() <= 0) this.refetch().catch(ignore)
      timer = setTimeout(askWhenDue, dueIn())
    }
    askWhenDue()
    document.addEventListener('visibilitychange', askWhenDue)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askWhenDue)
    }
  }

  private async request(): Promise<Data> {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: this.text }),
    })
    // The text and the type of its response are generated from the same document.
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown }
    if (!data || errors) throw new Error('The query was refused')
    return data
  }
}

const ignore = () => {}

/**
 * Shows a public query: no data before the response.
 * @param pollInterval milliseconds between requests while the tab is visible; 0 for one request
 */
export function usePublicQuery<Data>(query: PublicQuery<Data>, pollInterval = 0): State<Data> {
  const state = useSyncExternalStore<State<Data>>(query.subscribe, query.current, () => pending)
  useEffect(() => (pollInterval > 0 ? query.poll(pollInterval) : undefined), [query, pollInterval])
  return state
}
