/** Every server must answer what the floor answers, before anything is measured. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { requestOf } from './servers.mjs'

/** @typedef {import('./servers.mjs').Server & { url: string }} Running */
/** @typedef {import('./targets.mjs').Target} Target */

/**
 * The part of the server's answer that is the same everywhere. Throws when it is an error.
 * @param {Running} server
 * @param {Target} target
 * @param {string} [after]
 */
export async function answerOf(server, target, after) {
  const { answer, response } = await ask(server, target, after)
  if (target.isHashing)
    assert.match(String(response.headers.get('set-cookie')), /^sid=/, 'starts a session')
  return target.comparable ? target.comparable(answer) : answer
}

/**
 * @param {Running} server
 * @param {Target} target
 * @param {string} [after]
 */
async function ask(server, target, after) {
  const request = requestOf(server, target, after)
  if (!request) throw new Error(`${server.name} does not serve ${target.name}`)
  const { path, body, ...init } = request
  const response = await fetch(server.url + path, {
    ...init,
    ...(body && { body: body.replace('UNIQUE', randomUUID()) }),
  })
  const json = await response.json()
  if (!response.ok || json?.errors)
    throw new Error(`${server.name}: ${target.name}: ${response.status} ${JSON.stringify(json)}`)
  return { response, answer: path === '/graphql' ? Object.values(json.data)[0] : json }
}

/**
 * Walks to the middle of the list: a cursor is the server's own, and nobody else can make it.
 * @param {Running} server
 * @param {Target} target
 * @param {number} entries
 */
export async function findMiddle(server, target, entries) {
  const first = 100
  const pages = {
    ...target,
    path: `/waitlist?first=${first}`,
    variables: { first },
    operation: `query Walk($first: Int!, $after: String) {
      waitlist(first: $first, after: $after) { pageInfo { endCursor } } }`,
  }
  let after
  for (let walked = 0; walked < entries / 2; walked += first) {
    const { answer } = await ask(server, pages, after)
    after = answer.pageInfo.endCursor
  }
  return after
}
