import { Client } from 'pg'
import type { EntityManager } from 'typeorm'
import { db } from './data-source'
import { asyncQueue, type Values, type AsyncQueue } from '../core/async-queue'

/** The channel on which a change of an entry is announced, by the entry's id. */
export const WAITLIST_CHANNEL = 'waitlist_entry_changed'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
const HEARTBEAT_MS = 20_000
const ANSWER_MS = 5_000

/** Tells every server which entry has changed, once the transaction is committed and not before. */
export function announceEntry(id: string, em: EntityManager): Promise<void> {
  return announceEntries([id], em)
}

/** The same for several entries that have changed together. */
export async function announceEntries(ids: readonly string[], em: EntityManager): Promise<void> {
  await em.query('SELECT pg_notify($1, id) FROM unnest($2::text[]) id', [WAITLIST_CHANNEL, ids])
}

export interface Changes {
  /** The ids of entries that change from now on, until what was announced may have been missed. */
  watch: () => Values<string>
  close: () => Promise<void>
}

/**
 * Listens with a connection of its own, which no pool takes back, and finds it again when it is lost.
 * Whenever listening begins anew, all watchers end: they look at the list and watch again.
 */
export async function listenToChanges(): Promise<Changes> {
  const watchers = new Set<AsyncQueue<string>>()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = FIRST_PAUSE_MS
  let isClosed = false

  const endAll = () => {
    for (const one of [...watchers]) one.end()
  }
  const lose = (lost: Client, error?: Error) => {
    if (client !== lost) return
    client = undefined
    clearTimeout(timer)
    // Nothing more is to be heard from it, least of all an error without a listener.
    void lost.end().catch(() => undefined)
    if (isClosed) return
    console.error('listening connection lost:', error?.message ?? 'the server has ended it')
    timer = setTimeout(() => void begin(), pause)
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
  }
  const beat = (current: Client) => {
    timer = setTimeout(() => {
      current.query('SELECT 1').then(
        () => {
          if (client === current) beat(current)
        },
        (error: unknown) => {
          lose(current, error as Error)
        },
      )
    }, HEARTBEAT_MS)
    timer.unref()
  }
  const begin = async () => {
    const current = listener()
    client = current
    current.on('error', error => {
      lose(current, error)
    })
    current.on('end', () => {
      lose(current)
    })
    current.on('notification', ({ payload }) => {
      if (payload) for (const one of watchers) one.push(payload)
    })
    try {
      await current.connect()
      await current.query(`LISTEN ${WAITLIST_CHANNEL}`)
    } catch (error) {
      lose(current, error as Error)
      return
    }
    if (client !== current) return
    pause = FIRST_PAUSE_MS
    endAll()
    beat(current)
  }
  await begin()
  return {
    watch: () => {
      const one = asyncQueue<string>(() => watchers.delete(one))
      if (isClosed) one.end()
      else watchers.add(one)
      return one.values
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      endAll()
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

function listener(): Client {
  const { url } = db.options as { url?: string }
  return new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
}
