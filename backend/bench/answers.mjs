/** Every server must answer what the floor answers, before anything is measured. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { requestOf } from './servers.mjs'

/** @typedef {import('./servers.mjs').Server & { url: string; pid: number }} Running */
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
  const { path, body, ...init } = requestOf(server, target, after)
  const response = await fetch(server.url + path, {
    ...init,
    ...(body && { body: body.replace('UNIQUE', randomUUID()) }),
  })
  const json = await response.json()
  if (!response.ok || json?.errors)
    throw new Error(`${server.name}: ${target.name}: ${response.status} ${JSON.stringify(json)}`)
  return { response, answer: path === '/graphql' ? Object.values(json.data)[0] : json }
}

/** @type {Target} */
const walk = {
  name: 'walk',
  title: 'walk',
  database: 'large',
  path: '/waitlist?first=100',
  operation:
    'query Walk($after: String) { waitlist(first: 100, after: $after) { pageInfo { endCursor } } }',
  session: 'team',
  warmUp: 0,
}

/**
 * Walks to the middle of the list: a cursor is the server's own, and nobody else can make it.
 * @param {Running} server
 * @param {number} entries
 * @returns {Promise<string | undefined>}
 */
export async function findMiddle(server, entries) {
  let after
  for (let walked = 0; walked < entries / 2; walked += 100)
    after = (await ask(server, walk, after)).answer.pageInfo.endCursor
  return after
}
