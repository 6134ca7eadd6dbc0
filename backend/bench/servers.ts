/** The measured servers, and the requests to each. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { mainOf, ROOT, SECRET, siteEnv, startSite, type Site } from '../../scripts/harness/site'
import { cookies } from './databases'
import type { Target } from './targets'

export interface Server {
  name: string
  main: string
  speaks: 'graphql' | 'rest'
  isProduct: boolean
  /** It has no accounts to register or sign in. */
  isReadOnly?: boolean
}

export type Running = Server & { site: Site }

export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** More threads than processors make hashing slower. */
export const UV_THREADPOOL_SIZE = String(availableParallelism())

const peer = (name: string, speaks: Server['speaks']): Server => ({
  name,
  main: join(__dirname, `peers/${name}.mjs`),
  speaks,
  isProduct: false,
})

const floor = peer('floor', 'rest')
const peers = [
  peer('fastify', 'graphql'),
  peer('yoga', 'graphql'),
  { ...peer('express', 'rest'), isReadOnly: true },
]
export const peerNames = peers.map(({ name }) => name)

/** Returns our server, and builds of it in other checkouts. */
export const productsOf = (also: { name: string; path: string }[]): Server[] =>
  [...also, { name: 'ours', path: ROOT }].map(({ name, path }) => ({
    name,
    main: mainOf(path),
    speaks: 'graphql',
    isProduct: true,
  }))

/** Returns the floor, the peers of these names, and the products. */
export const chooseServers = (names: string[], products: Server[]): Server[] => [
  floor,
  ...peers.filter(({ name }) => names.includes(name)),
  ...products,
]

/** Starts a server. Ours has the settings of production, except that limits are off. */
export async function startServer(server: Server, databaseUrl: string): Promise<Running> {
  const env = server.isProduct
    ? siteEnv(databaseUrl)
    : { DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET, UV_THREADPOOL_SIZE }
  return { ...server, site: await startSite(env, server.main) }
}

const usesPath = ({ speaks, isProduct }: Server, { isRest = false }: Target): boolean =>
  speaks === 'rest' || (isProduct && isRest)

/** Whether the server supports the target. */
export const serves = (server: Server, target: Target): boolean =>
  !(server.isReadOnly && target.isHashing) &&
  (usesPath(server, target) || target.operation !== undefined)

/**
 * Returns the request for a target to a server that supports it; `after` is a cursor of this
 * server.
 */
export function requestOf(server: Server, target: Target, after?: string): Request {
  const { path, operation, variables = {}, session } = target
  const headers = {
    ...(session && { cookie: cookies[session] }),
    'content-type': 'application/json',
  }
  const post = (to: string, body: unknown): Request => ({
    method: 'POST',
    path: to,
    headers,
    body: JSON.stringify(body),
  })
  if (!usesPath(server, target))
    return post('/graphql', { query: operation, variables: { ...variables, after } })
  if (variables.input) return post(path, variables.input)
  return { method: 'GET', path: after ? `${path}&after=${after}` : path, headers }
}
