/** Many subscriptions to the waitlist, each on its own socket. */
import { subscribe } from '../../scripts/harness/subscriptions'
import { cookies } from './databases'

/** The number of sockets opened at a time. */
const BATCH = 50

export class Sockets {
  readonly #stops: (() => void)[] = []
  /** The sockets that have received an event since the wait began. */
  readonly #reached = new Set<number>()
  #onEvent = () => {}

  async open(count: number, url: string): Promise<void> {
    for (let first = 0; first < count; first += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, index) => {
        const onEvent = () => {
          this.#reached.add(first + index)
          this.#onEvent()
        }
        return subscribe(url, cookies.team, onEvent)
      })
      this.#stops.push(...(await Promise.all(batch)))
    }
  }

  /** Resolves to true once each socket has received an event after this call. */
  reachAll(): Promise<true> {
    this.#reached.clear()
    return new Promise(resolve => {
      this.#onEvent = () => this.#reached.size === this.#stops.length && resolve(true)
    })
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }
}
