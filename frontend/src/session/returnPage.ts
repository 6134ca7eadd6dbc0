import { nameOfPage } from '../content/returnPage'
import { clearDraft, findDraft, RETURN_PAGE, saveDraft } from './drafts'

/** A page that a person could not see without a session. */
interface ReturnPage {
  /** The path, the query and the fragment. */
  path: string
  /** Whose session ended on the page; empty if it was opened without one. */
  userId: string
}

const none: ReturnPage = { path: '', userId: '' }

/** Keeps the page for this tab until somebody signs in or out. */
export const saveReturnPage = (page: ReturnPage) => saveDraft(RETURN_PAGE, page)

export const findReturnPage = () => findDraft(RETURN_PAGE, none)

export const clearReturnPage = () => clearDraft(RETURN_PAGE)

/** Returns the page for the person who has signed in, and forgets it. Another person gets none. */
export function takeReturnPage(userId: string | undefined): ReturnPage | undefined {
  const page = findReturnPage()
  clearReturnPage()
  if (!page || !nameOfPage(page.path)) return undefined
  return page.userId === '' || page.userId === userId ? page : undefined
}

/** The state of the home page's history entry after signing in. */
export type ContinueState = { continueTo: string } | null
