import { Client } from 'pg'
import { db } from '../src/database/data-source'
import { databaseUrl } from './database'
import type { Caller } from './caller'

/** The list of subscribers, with its variables. */
export const LIST = `query ($first: Int, $after: String, $follow: Boolean) {
  newsletterSubscriptions(first: $first, after: $after, follow: $follow) {
    edges { node { id email } } pageInfo { hasNextPage endCursor } totalCount } }`

interface Subscriptions {
  edges: { node: { email: string } }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
  totalCount: number
}

interface Answer {
  data?: { newsletterSubscriptions: Subscriptions }
  errors?: { extensions: object }[]
}

/** Requests a page of the subscribers. */
export async function ask(caller: Caller, variables: object): Promise<Answer> {
  const response = await caller.post('/graphql', { query: LIST, variables })
  return (await response.json()) as Answer
}

/** Returns a page of the subscribers; throws if the request fails. */
export async function listOf(caller: Caller, variables: object): Promise<Subscriptions> {
  const answer = await ask(caller, variables)
  if (!answer.data) throw new Error(JSON.stringify(answer))
  return answer.data.newsletterSubscriptions
}

/** A client that follows the list by cursor, with these callers in turn. */
export function createFollower(servers: Caller[], { first = 100 } = {}) {
  const seen: string[] = []
  let after: string | null = null
  let turn = 0
  /** Reads all pages after the cursor. */
  async function poll(): Promise<string[]> {
    const found: string[] = []
    for (let more = true; more;) {
      turn += 1
      const caller = servers[turn % servers.length]
      if (!caller) throw new Error('no server')
      const { edges, pageInfo } = await listOf(caller, { first, after, follow: true })
      found.push(...edges.map(({ node }) => node.email))
      // An empty page has no cursor: the client keeps the one that it has.
      after = pageInfo.endCursor ?? after
      more = pageInfo.hasNextPage
    }
    seen.push(...found)
    return found
  }
  /**
   * Polls until this many rows are found: a transaction of another worker's database counts until
   * PostgreSQL shows that it belongs there.
   */
  async function next(count: number): Promise<string[]> {
    const found = await poll()
    while (found.length < count) found.push(...(await poll()))
    return found
  }
  return { poll, next, seen }
}

/** Inserts an address that is on the list. */
export const INSERT =
  'INSERT INTO newsletter_subscription (email, "confirmedAt") VALUES ($1, now())'
export const emailOf = (index: number | string) => `row-${index}@example.com`

const clients: Client[] = []
/** Opens a connection of its own; transactions on it stay open as long as the spec wants. */
export async function connect(name = String(db.driver.database)): Promise<Client> {
  const client = new Client(databaseUrl(name))
  await client.connect()
  clients.push(client)
  return client
}

/** Ends the connections, and with them their transactions. */
export const closeConnections = () => Promise.all(clients.splice(0).map(client => client.end()))

/** Begins a transaction and inserts the row; the caller commits it. */
export async function insertInto(client: Client, email: string): Promise<void> {
  await client.query('BEGIN')
  await client.query(INSERT, [email])
}
