/** Many subscriptions to the waitlist, each on a socket of its own. */
import { subscribe } from '../../scripts/harness/subscriptions'
import { cookies } from './databases'

/** So many are opened at a time. */
const BATCH = 50

export class Sockets {
  readonly #stops: (() => void)[] = []
  /** Those that have received an event since somebody began to wait. */
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

  /** Resolves to true when each has received an event since. */
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
