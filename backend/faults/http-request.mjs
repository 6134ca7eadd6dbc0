/** Requests as the clients of this harness make them: each ends, one way or another, and says how long it took. */
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

const GIVE_UP_MS = 20_000
/** A connection of its own for each request: none is sent into one that is just closing. */
const agent = new Agent({ keepAlive: false })

/**
 * @typedef {object} Answer
 * @property {number} status 0 when no whole answer came
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {any} body what the JSON says; undefined when it is none
 * @property {number} beganAt
 * @property {number} ms
 * @property {string} [failure] why no answer came: the code of the error
 */

/**
 * @param {string} url
 * @param {{ body?: object; cookie?: string }} [options] with a body it is a POST
 * @returns {Promise<Answer>}
 */
export function ask(url, { body, cookie } = {}) {
  const beganAt = performance.now()
  const method = body ? 'POST' : 'GET'
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(cookie && { cookie }),
  }
  return new Promise(resolve => {
    const end = (/** @type {Partial<Answer>} */ answer) => {
      resolve({ status: 0, headers: {}, body: undefined, ...answer, ...timesOf(beganAt) })
    }
    const fail = (/** @type {NodeJS.ErrnoException} */ error) =>
      end({ failure: error.code ?? error.message })
    const signal = AbortSignal.timeout(GIVE_UP_MS)
    const sent = request(url, { method, headers, agent, signal }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (/** @type {string} */ part) => (text += part))
      response.once('error', fail)
      response.once('end', () => {
        end({ status: response.statusCode ?? 0, headers: response.headers, body: parse(text) })
      })
    })
    sent.once('error', fail)
    sent.end(body && JSON.stringify(body))
  })
}

/** @param {number} beganAt */
const timesOf = beganAt => ({ beganAt, ms: performance.now() - beganAt })

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
