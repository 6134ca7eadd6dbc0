import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type Client, type SubscribePayload } from 'graphql-ws'
import { WebSocket } from 'ws'

/** A result of a subscription, or the reason why its connection ended. */
export interface SubscriptionResult {
  data?: any
  errors?: { message: string; extensions: { code: string } }[]
}

/** A subscription as one client receives it. */
export class TestSubscription {
  private readonly results: SubscriptionResult[] = []
  private ended = false
  private notifyNext: () => void = () => undefined

  constructor(
    private readonly client: Client,
    operation: string | SubscribePayload,
  ) {
    const over = () => {
      this.ended = true
      this.notifyNext()
    }
    this.stop = client.subscribe(typeof operation === 'string' ? { query: operation } : operation, {
      next: result => this.receive(result as SubscriptionResult),
      error: error => {
        // An error message is a list; a closed socket is an event.
        this.receive(Array.isArray(error) ? { errors: error } : { errors: [closed(error)] })
        over()
      },
      complete: over,
    })
  }

  readonly stop: () => void

  /** Returns the next result; undefined if the subscription ended without one. */
  async next(): Promise<SubscriptionResult | undefined> {
    while (this.results.length === 0 && !this.ended) await this.change()
    return this.results.shift()
  }

  /**
   * Resolves once a notification arrives: nothing else shows that a subscription is established. Each
   * wait is twice as long as the one before: a busy server needs longer both to establish it and to
   * send the result, and a second notification in that time would cause a second result.
   */
  async untilEstablished(notify: () => Promise<unknown>): Promise<void> {
    for (let wait = 20; this.results.length === 0 && !this.ended; wait *= 2) {
      await notify()
      await Promise.race([this.change(), sleep(wait)])
    }
  }

  async close(): Promise<void> {
    await this.client.dispose()
  }

  /** Resolves at the next result, or at the end. */
  private change(): Promise<void> {
    return new Promise(resolve => {
      this.notifyNext = resolve
    })
  }

  private receive(answer: SubscriptionResult): void {
    this.results.push(answer)
    this.notifyNext()
  }
}

/** Returns the reason and the code with which a socket was closed. */
function closed(event: unknown) {
  const { code, reason } = event as { code?: number; reason?: string }
  return { message: reason ?? 'closed', extensions: { code: String(code ?? event) } }
}

interface Browser {
  cookie?: string | undefined
  origin?: string
  /** The header of the upgrade request. */
  authorization?: string
  /** The payload of the `connection_init` message. */
  connectionParams?: Record<string, unknown>
}

/** Subscribes at a server, like a browser with this cookie and this origin. */
export function openSubscription(
  base: string,
  operation: string | SubscribePayload,
  browser: Browser = {},
): TestSubscription {
  return new TestSubscription(createTestClient(base, browser, true), operation)
}

/**
 * Creates a client whose concurrent subscriptions share a socket. Unless it is lazy, the socket
 * stays open between subscriptions.
 */
export function createTestClient(
  base: string,
  { connectionParams, ...browser }: Browser,
  lazy = false,
): Client {
  const headers = Object.fromEntries(Object.entries(browser).filter(([, value]) => value))
  class Socket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers })
    }
  }
  const url = `${base.replace('http', 'ws')}/graphql`
  return createClient({ url, webSocketImpl: Socket, retryAttempts: 0, lazy, connectionParams })
}

/** Returns the HTTP response to an upgrade: status and headers, and the body if no socket opens. */
export function upgrade(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', { headers })
    let answered: IncomingHttpHeaders = {}
    socket.on('upgrade', response => (answered = response.headers))
    socket.on('open', () => {
      socket.close()
      resolve({ status: 101, headers: answered, body: '' })
    })
    socket.on('unexpected-response', (_request, response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
    })
    socket.on('error', reject)
  })
}
