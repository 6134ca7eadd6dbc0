import { paths } from '../paths'

/** The pages that need a session, by path. */
const names: Readonly<Record<string, string>> = {
  [paths.booking()]: 'Court booking',
  [paths.dashboard()]: 'your dashboard',
  [paths.profile()]: 'your profile',
  [paths.admin()]: 'the team page',
}

/** Returns the name of the page with this address; undefined if it needs no session. */
export const nameOfPage = (path: string) => names[path.split(/[?#]/, 1)[0] ?? '']

/** After a person without a session has opened a page that needs one. */
export const returnTexts = {
  /** The first line of the home page after signing in. */
  continueTo: (name: string) => `Continue to ${name}`,
}
