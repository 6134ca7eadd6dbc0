/** What `npm run bench:pages` is asked to do. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/commands.mjs'

const TABLES = ['lighthouse', 'vitals', 'use']

/**
 * @typedef {{ name: string; path: string }} Checkout
 * @typedef {object} Options
 * @property {[Checkout, ...Checkout[]]} checkouts this one first: it is the one that has goals
 * @property {string[]} tables
 * @property {string[] | undefined} only paths; all pages without
 * @property {number} runs
 * @property {boolean} check
 * @property {string | undefined} json
 */

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      also: { type: 'string', multiple: true, default: [] },
      check: { type: 'boolean', default: false },
      checkout: { type: 'string', default: root },
      json: { type: 'string' },
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      table: { type: 'string', multiple: true, default: TABLES },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1')
  const unknown = values.table.find(table => !TABLES.includes(table))
  if (unknown) throw new Error(`--table takes ${TABLES.join(', ')}, not ${unknown}`)
  return {
    checkouts: [{ name: 'this', path: resolve(values.checkout) }, ...values.also.map(readCheckout)],
    tables: values.table,
    only: values.only?.split(','),
    runs,
    check: values.check,
    json: values.json,
  }
}

/** @param {string} text */
function readCheckout(text) {
  const [name, path] = text.split('=')
  if (!name || !path) throw new Error('--also takes NAME=PATH')
  return { name, path: resolve(path) }
}
