/** Who is measured, and how each is asked. */
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PRODUCT, productEnv, SECRET, SESSIONS } from './postgres.mjs'
import { cookieOf } from './peers/session.mjs'

/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {{ name: string; file: string; speaks: 'graphql' | 'rest'; isProduct?: boolean; only?: string[] }} Server */

const READS = ['stats', 'me', 'page50', 'middle', 'page100', 'list225']

/** The first is what the others are measured against. */
const allPeers = /** @type {Server[]} */ ([
  { name: 'floor', file: peer('floor'), speaks: 'rest' },
  { name: 'fastify', file: peer('fastify'), speaks: 'graphql' },
  { name: 'yoga', file: peer('yoga'), speaks: 'graphql', only: READS },
  {
    name: 'express',
    file: peer('express'),
    speaks: 'rest',
    only: [...READS, 'rest-stats', 'rest-me'],
  },
  { name: 'apollo', file: peer('apollo'), speaks: 'graphql', only: READS },
])

/** @param {string} name */
function peer(name) {
  return fileURLToPath(new URL(`peers/${name}.mjs`, import.meta.url))
}

/**
 * The floor, the peers that are wanted, further checkouts of ours (`name=path`), and ours.
 * @param {import('./options.mjs').Options} options
 * @returns {Server[]}
 */
export function chooseServers({ peers: wanted, also }) {
  const others = also.map(text => {
    const [name = '', path = ''] = text.split('=')
    return { name, file: join(resolve(path), 'backend/dist/main.js') }
  })
  const products = [...others, { name: 'ours', file: PRODUCT }].map(it => ({
    ...it,
    speaks: /** @type {const} */ ('graphql'),
    isProduct: true,
  }))
  const kept = allPeers.filter(({ name }) => name === 'floor' || !wanted || wanted.includes(name))
  return [...kept, ...products]
}

/**
 * @param {Server} server
 * @param {string} url of the database
 */
export function envOf({ isProduct }, url) {
  return isProduct
    ? productEnv(url)
    : {
        DATABASE_URL: url,
        SESSION_SECRET: SECRET,
        // More threads than processors hash slower.
        UV_THREADPOOL_SIZE: String(availableParallelism()),
      }
}

/**
 * Whether the server has an answer to the target.
 * @param {Server} server
 * @param {Target} target
 */
export function serves({ speaks, isProduct, only }, { name, isRest, operation }) {
  if (only && !only.includes(name)) return false
  return speaks === 'rest' || (isProduct && isRest) || operation !== undefined
}

/**
 * The request that a target makes of a server, which must serve it.
 * @param {Server} server
 * @param {Target} target
 * @param {string} [after] a cursor of this server
 * @returns {import('./load.mjs').Request}
 */
export function requestOf({ speaks, isProduct }, target, after) {
  const { path, operation, variables, session, isRest } = target
  const headers = {
    ...(session && { cookie: cookieOf(SESSIONS[session], SECRET) }),
    'content-type': 'application/json',
  }
  if (speaks === 'rest' || (isProduct && isRest)) {
    if (variables?.input)
      return { method: 'POST', path, headers, body: JSON.stringify(variables.input) }
    return { method: 'GET', path: after ? `${path}&after=${after}` : path, headers }
  }
  const body = JSON.stringify({
    query: operation,
    variables: { ...variables, ...(after && { after }) },
  })
  return { method: 'POST', path: '/graphql', headers, body }
}
