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
  private subscription?: string

  constructor() {
    sockets.push(this)
    setTimeout(() => {
      if (refusing) this.close(1006)
      else this.onopen?.()
    })
  }

  send(text: string) {
    // graphql-ws sends messages of this shape.
    const { id, type } = JSON.parse(text) as { id?: string; type: string }
    if (silent) return
    if (type === 'connection_init') this.answer({ type: 'connection_ack' })
    if (type === 'ping') setTimeout(() => this.answer({ type: 'pong' }))
    if (type === 'subscribe') this.subscribe(id)
  }

  private subscribe(id: string | undefined) {
    this.subscription = id
    subscriptions += 1
    if (refusal) this.refuseWith(refusal)
  }

  close(code = 1000) {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code, reason: '', wasClean: true })
  }

  push(data: object) {
    if (!this.subscription) throw new Error('There is no subscription')
    this.answer({ id: this.subscription, type: 'next', payload: { data } })
  }

  complete() {
    this.answer({ id: this.subscription, type: 'complete' })
    this.subscription = undefined
  }

  refuseWith(code: string) {
    const payload = [{ message: code, extensions: { code } }]
    this.answer({ id: this.subscription, type: 'error', payload })
    this.subscription = undefined
  }

  get subscribed() {
    return this.subscription !== undefined && this.readyState === FakeSocket.OPEN
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
  /** Sends an event of the subscription. */
  push: (data: object) => current()?.push(data),
  /** Ends the subscription; the socket stays open. */
  complete: () => current()?.complete(),
  /** Ends the subscription with an error. */
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
