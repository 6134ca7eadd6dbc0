/** The measured pages, and the content that each measurement waits for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, TEAM } from '../../scripts/harness/site'

export interface Person {
  email: string
  password: string
}

/** A persona of backend/scripts/personas.ts. */
const MEMBER = { email: 'camila.alvarez@personas.example', password: 'third shot drop' }

export interface BenchPage {
  url: string
  /** The signed-in person; undefined for a visitor. */
  person?: Person
  /** The text in <main> that shows that the person's data is loaded. */
  data?: string
}

export const signedIn: BenchPage[] = [
  { url: '/dashboard', person: MEMBER, data: 'Court' },
  { url: '/profile', person: MEMBER, data: MEMBER.email },
  { url: '/admin', person: TEAM, data: MEMBER.email },
]

/** Returns every public page and the members' pages; `only` filters by address or path. */
export function pagesOf(only: string[] | undefined): BenchPage[] {
  // The build writes this file.
  const { pages } = JSON.parse(readFileSync(join(ROOT, 'frontend/dist/pages.json'), 'utf8')) as {
    pages: Record<string, { absoluteTags?: string }>
  }
  const publicPages = Object.keys(pages)
    .filter(url => pages[url]?.absoluteTags)
    .map((url): BenchPage => ({ url }))
  return [...publicPages, ...signedIn].filter(
    ({ url }) => !only || only.includes(url) || only.includes(url.replace(/\?.*/, '')),
  )
}
