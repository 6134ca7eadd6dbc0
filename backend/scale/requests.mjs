/** Requests as a visitor makes them: over kept connections, never sent twice, each from an address of its own. */
import { Agent, request } from 'node:http'
import { randomInt } from 'node:crypto'

const GIVE_UP_MS = 20_000

/**
 * @typedef {object} Answer
 * @property {number} status 0 when no whole answer came
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text
 * @property {any} body what the JSON says; undefined when it is none
 * @property {string} [failure] why no answer came: the code of the error
 *
 * @typedef {object} Options
 * @property {object} [body] with one it is a POST
 * @property {string} [cookie]
 * @property {string} [address] of the visitor, as a proxy would tell it
 * @property {import('node:http').OutgoingHttpHeaders} [headers]
 * @property {Agent} [agent]
 */

/** An address of nobody's, out of 16 million. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

export const keepAliveAgent = () => new Agent({ keepAlive: true, maxSockets: 1 })
const single = new Agent({ keepAlive: false })

/**
 * @param {string} url
 * @param {Options} [options]
 * @returns {Promise<Answer>}
 */
export function ask(url, { body, cookie, address = anyAddress(), headers, agent = single } = {}) {
  const sentHeaders = {
    'x-forwarded-for': address,
    ...(body && { 'content-type': 'application/json' }),
    ...(cookie && { cookie }),
    ...headers,
  }
  return new Promise(resolve => {
    const end = (/** @type {Partial<Answer>} */ answer) =>
      resolve({ status: 0, headers: {}, text: '', body: undefined, ...answer })
    const fail = (/** @type {NodeJS.ErrnoException} */ error) =>
      end({ failure: error.code ?? error.message })
    const signal = AbortSignal.timeout(GIVE_UP_MS)
    const options = { method: body ? 'POST' : 'GET', headers: sentHeaders, agent, signal }
    const sent = request(url, options, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part))
      response.once('error', fail)
      response.once('end', () => {
        end({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          body: parse(text),
        })
      })
    })
    sent.once('error', fail)
    sent.end(body && JSON.stringify(body))
  })
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The Cookie header that brings back what an answer has set. @param {Answer} answer */
export const cookieOf = ({ headers }) =>
  (headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; ')
