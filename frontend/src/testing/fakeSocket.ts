/** Stands in for the server's end of a WebSocket (graphql-transport-ws). Import it before what opens one. */
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
    // What graphql-ws sends is of this shape.
    const { id, type } = JSON.parse(text) as { id?: string; type: string }
    if (type === 'connection_init') this.answer({ type: 'connection_ack' })
    if (type === 'subscribe') this.subscription = id
  }

  close(code = 1000) {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code, reason: '', wasClean: true })
  }

  push(data: object) {
    if (!this.subscription) throw new Error('Nobody has subscribed')
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

// All of a WebSocket that graphql-ws uses.
globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket

/** The server's end, for specs. */
export const fakeServer = {
  isSubscribed: () => current()?.subscribed ?? false,
  /** Sends an event of the subscription. */
  push: (data: object) => current()?.push(data),
  /** Ends the subscription; the socket stays open. */
  complete: () => current()?.complete(),
  /** Ends it with an error. */
  refuseWith: (code: string) => current()?.refuseWith(code),
  /** Closes the socket, as a restarted server does. */
  drop: () => current()?.close(1012),
  /** From now on nobody answers, or somebody does again. */
  refuse: (refuses: boolean) => {
    refusing = refuses
  },
}
