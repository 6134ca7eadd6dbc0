/** The measured pages, and the content that each measurement waits for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, TEAM } from '../../scripts/harness/site'

export interface Person {
  email: string
  password: string
}

const password = 'third shot drop'
/** Personas of backend/scripts/personas.ts. */
const MEMBER = { email: 'camila.alvarez@personas.example', password }
const INVITED = { email: 'wen.zhao@personas.example', password }

export interface BenchPage {
  url: string
  /** The signed-in person; undefined for a visitor. */
  person?: Person
  /** The text in <main> that shows that the person's data is loaded. */
  data?: string
  /** Whether it is measured once courts can be booked; else in the first launch phase. */
  canBook?: boolean
}

export const signedIn: BenchPage[] = [
  { url: '/dashboard', person: INVITED, data: '#' },
  { url: '/dashboard', person: MEMBER, data: 'Court', canBook: true },
  { url: '/profile', person: MEMBER, data: MEMBER.email, canBook: true },
  { url: '/admin', person: TEAM, data: MEMBER.email },
]

/** Returns the name of a page in the tables. */
export const subjectOf = ({ url, canBook }: { url: string; canBook?: boolean }): string =>
  canBook ? `${url} (booking)` : url

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
