import type { OperationVariables } from '@apollo/client'
import { apolloChunk } from './apolloChunk'

type Apollo = NonNullable<ReturnType<typeof apolloChunk.current>>

interface EarlyQueryState<Data> {
  data?: Data
  error?: unknown
  /** Whether a response has come since a component began to show the query. */
  status: 'pending' | 'answered' | 'failed'
}

/**
 * A query without variables that can be sent before Apollo Client is loaded: as plain text until
 * then, through Apollo Client afterwards. All components share one result; Apollo's cache holds it
 * once the client is loaded. The result must be the same for everybody.
 */
export class EarlyQuery<Data> {
  private state: EarlyQueryState<Data> = { status: 'pending' }
  private readonly listeners = new Set<() => void>()
  private subscription: { unsubscribe: () => void } | undefined
  private latestRequest: Promise<Data> | undefined
  private askedAt = 0
  private viewers = 0

  constructor(
    private readonly operation: string,
    private readonly text: string,
  ) {
    void apolloChunk.whenLoaded().then(apollo => {
      this.handOver(apollo)
      apollo.client.onClearStore(() => {
        this.onClear(apollo)
        return Promise.resolve()
      })
    })
  }

  readonly current = () => this.state

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /**
   * Registers a component that shows the data. Sends the query if there is no data yet, or if
   * `anew` is true, but only once while any component shows it. Returns the function that
   * unregisters the component.
   */
  show(anew: boolean): () => void {
    this.viewers += 1
    if (!this.latestRequest && (anew || this.state.data === undefined)) this.ask()
    return () => {
      this.viewers -= 1
      if (this.viewers === 0) this.forgetRequest()
    }
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
      const dueIn = () => this.askedAt + intervalMs - Date.now()
      if (dueIn() <= 0) this.ask()
      timer = setTimeout(askWhenDue, dueIn())
    }
    askWhenDue()
    document.addEventListener('visibilitychange', askWhenDue)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askWhenDue)
    }
  }

  /** Sends the query. The last of several concurrent requests wins. A failure keeps the data. */
  readonly refetch = async (): Promise<{ data: Data }> => {
    const request = this.request()
    this.latestRequest = request
    this.askedAt = Date.now()
    try {
      const data = await request
      if (request === this.latestRequest) this.keep(data)
      return { data }
    } catch (error) {
      const status = this.state.status === 'answered' ? 'answered' : 'failed'
      if (request === this.latestRequest) this.set({ error, status })
      throw error
    } finally {
      if (request === this.latestRequest && this.viewers === 0) this.forgetRequest()
    }
  }

  /** Lets the next component send the query again, once no component shows the data. */
  private forgetRequest(): void {
    this.latestRequest = undefined
    this.set({ error: undefined, status: 'pending' })
  }

  /** Sends the query for components, which read a failure from the state. */
  private ask(): void {
    this.refetch().catch(() => {})
  }

  private async request(): Promise<Data> {
    const apollo = apolloChunk.current()
    if (!apollo) return this.requestWithoutApollo()
    const { data } = await apollo.client.query({
      query: this.document(apollo),
      // `keep` writes to the cache, and only the response of the latest request.
      fetchPolicy: 'no-cache',
      context: { queryDeduplication: false },
    })
    if (!data) throw new Error(`${this.operation} returned no data`)
    return data
  }

  private async requestWithoutApollo(): Promise<Data> {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: this.text }),
    })
    // The query text and the type of its response are generated from the same document.
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown }
    if (!data || errors) throw new Error(`${this.operation} was refused`)
    return data
  }

  private keep(data: Data): void {
    this.set({ data, error: undefined, status: 'answered' })
    const apollo = apolloChunk.current()
    if (apollo) this.handOver(apollo)
  }

  /** Writes the data into Apollo's cache and follows the cache from then on. */
  private handOver(apollo: Apollo): void {
    const { data } = this.state
    if (!data) return
    const query = this.document(apollo)
    apollo.client.writeQuery({ query, data })
    this.subscription ??= apollo.client
      .watchQuery({ query })
      .subscribe(({ data: changed, dataState }) => {
        if (dataState === 'complete') this.set({ data: changed })
      })
  }

  /** Handles a sign-in or sign-out. The shown data stays, because it is the same for everybody. */
  private onClear(apollo: Apollo): void {
    // Clearing the store has removed its watch on the cache.
    this.subscription?.unsubscribe()
    this.subscription = undefined
    if (this.viewers === 0) this.set({ data: undefined })
    else this.handOver(apollo)
  }

  private readonly document = ({ findDocument }: Apollo) =>
    findDocument<Data, OperationVariables>(this.operation)

  private set(change: Partial<EarlyQueryState<Data>>): void {
    this.state = { ...this.state, ...change }
    this.listeners.forEach(listener => listener())
  }
}
