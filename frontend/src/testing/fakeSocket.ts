interface SentMessage {
  id: string
  type: string
  payload: { query: string }
}

/**
 * A fake server end of a WebSocket (graphql-transport-ws). Import it before any module that opens
 * one.
 */
class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = FakeSocket.OPEN
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void
  /** The subscriptions that have not ended, with the text of their operation. */
  private readonly subscriptions: { id: string; query: string }[] = []

  constructor() {
    sockets.push(this)
    setTimeout(() => {
      if (refusing) this.close(1006)
      else this.onopen?.()
    })
  }

  send(text: string) {
    // graphql-ws sends messages of this shape.
    const { id, type, payload } = JSON.parse(text) as SentMessage
    if (silent) return
    if (type === 'connection_init') this.answer({ type: 'connection_ack' })
    if (type === 'ping') setTimeout(() => this.answer({ type: 'pong' }))
    if (type === 'subscribe') this.subscribe(id, payload.query)
  }

  private subscribe(id: string, query: string) {
    this.subscriptions.push({ id, query })
    subscriptions += 1
    if (refusal) this.refuseWith(refusal)
  }

  close(code = 1000) {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code, reason: '', wasClean: true })
  }

  push(data: object) {
    const [field = ''] = Object.keys(data)
    const subscription = this.subscriptions.findLast(({ query }) => query.includes(field))
    if (!subscription) throw new Error(`There is no subscription of ${field}`)
    this.answer({ id: subscription.id, type: 'next', payload: { data } })
  }

  complete() {
    this.answer({ id: this.subscriptions.pop()?.id, type: 'complete' })
  }

  refuseWith(code: string) {
    const payload = [{ message: code, extensions: { code } }]
    this.answer({ id: this.subscriptions.pop()?.id, type: 'error', payload })
  }

  get subscribed() {
    return this.subscriptions.length > 0 && this.readyState === FakeSocket.OPEN
  }

  private answer(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const sockets: FakeSocket[] = []
const current = () => sockets.at(-1)
let refusing = false
let silent = false
let subscriptions = 0
let refusal: string | undefined

// graphql-ws uses no other part of WebSocket.
globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket

/** Controls the fake server from a spec. */
export const fakeServer = {
  isSubscribed: () => current()?.subscribed ?? false,
  /** Counts the subscriptions so far. */
  countSubscriptions: () => subscriptions,
  /** Sends an event to the latest subscription of its field. */
  push: (data: object) => current()?.push(data),
  /** Ends the latest subscription; the socket stays open. */
  complete: () => current()?.complete(),
  /** Ends the latest subscription with an error. */
  refuseWith: (code: string) => current()?.refuseWith(code),
  /** Closes the socket, as a restarted server does. */
  drop: () => current()?.close(1012),
  /** From now on refuses every subscription with this code; undefined accepts them again. */
  refuseSubscriptions: (code: string | undefined) => {
    refusal = code
  },
  /** From now on sends no message to open sockets; false sends them again. */
  silence: (isSilent: boolean) => {
    silent = isSilent
  },
  /** From now on refuses new sockets; false accepts them again. */
  refuse: (refuses: boolean) => {
    refusing = refuses
  },
}
