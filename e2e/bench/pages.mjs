/** The pages that are measured, and what on each of them is waited for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEMBER, TEAM } from './sites.mjs'

/**
 * @typedef {object} BenchPage
 * @property {string} url
 * @property {'reading' | 'form' | 'member' | 'team'} kind
 * @property {import('./sites.mjs').Person} [person] who has signed in; nobody without
 * @property {string} [data] once <main> holds these words, the person's data is there
 */

/** @type {BenchPage[]} */
const signedIn = [
  { url: '/dashboard', kind: 'member', person: MEMBER, data: 'Court' },
  { url: '/profile', kind: 'member', person: MEMBER, data: MEMBER.email },
  { url: '/admin', kind: 'team', person: TEAM, data: MEMBER.email },
]

const forms = [
  '/auth',
  '/contact',
  '/survey',
  '/pricing-survey',
  '/amenities-survey',
  '/location-survey',
]

/**
 * Every public page of a built checkout, and those of people who have signed in.
 * @param {string} checkout
 * @param {string[] | undefined} only addresses or paths: /auth means all of its pages
 * @returns {BenchPage[]}
 */
export function pagesOf(checkout, only) {
  const built = JSON.parse(readFileSync(join(checkout, 'frontend/dist/pages.json'), 'utf8'))
  const publicUrls = Object.keys(built.pages).filter(url => built.pages[url].absoluteTags)
  const pages = publicUrls.map(url => ({ url, kind: kindOf(url) }))
  return [...pages, ...signedIn].filter(
    ({ url }) => !only || only.includes(url) || only.includes(pathOf(url)),
  )
}

/**
 * @param {string} url
 * @returns {'reading' | 'form'}
 */
const kindOf = url => (forms.includes(pathOf(url)) ? 'form' : 'reading')

/** @param {string} url */
const pathOf = url => url.replace(/\?.*/, '')
