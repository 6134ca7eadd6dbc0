import { useNavigate } from 'react-router-dom'
import { type AdminParams, paths } from '../../../paths'
import { useCommittedLocation } from '../useCommittedLocation'

/**
 * The part of the list that the URL selects, and functions that change it. `Param` are the
 * parameters that the section declares.
 */
export interface AdminView<Param extends string = never> {
  get: (name: Param | 'search') => string | undefined
  /** Changes when the page, the filter or the order changes. */
  key: string
  /** The page of the list, from 1; `after` is the cursor before its first row. */
  page: number
  after: string | undefined
  /** Pages are counted from the end of the list: page 1 is its last. */
  fromEnd: boolean
  /** Changes the parameters and shows the first page. */
  setParams: (changes: ParamChanges<Param>) => void
  /** Returns the URL that `setParams` would navigate to. */
  pathWith: (changes: ParamChanges<Param>) => string
  /** Shows the next or the previous page in the paging direction. */
  nextPage: (endCursor: string) => void
  previousPage: () => void
  /** Shows the last page of the list. */
  lastPage: () => void
  /**
   * The cursor of the previous page is unknown, because the page was opened by its URL.
   * `previousPage` then shows page 1.
   */
  previousIsFirst: boolean
}

type ParamChanges<Param extends string> = { [Name in Param | 'search']?: string }

/**
 * The history state of a link within the page: scroll position and focus stay
 * (app/useNavigationFocus.ts).
 */
export const samePage = { samePage: true } as const

/** `samePage` with the cursors of the earlier pages of the list. */
interface AdminHistoryState {
  samePage: true
  previousCursors?: string[]
}

const FROM_END = 'end'

/**
 * Keeps the state of the page in the URL, so Back, reload and a shared link work.
 * @param declared the section's own parameters; the next change drops all others
 */
export function useAdminView(declared: readonly string[] = []): AdminView<string> {
  const location = useCommittedLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(location.search)
  const names = ['view', 'search', ...declared, 'after', 'page', 'from']
  const params: AdminParams = Object.fromEntries(
    names.map(name => [name, query.get(name) ?? undefined]),
  )
  const page = parsePage(params)
  const cursors = parsePreviousCursors(location.state)
  const firstPage = { ...params, after: undefined, page: undefined }
  const pathWith = (changes: AdminParams) =>
    paths.admin({ ...firstPage, from: undefined, ...changes })

  function show(path: string, state: AdminHistoryState = samePage) {
    void navigate(path, { state })
  }

  return {
    get: name => params[name],
    key: JSON.stringify(params),
    page,
    after: params.after,
    fromEnd: params.from === FROM_END,
    setParams: changes => show(pathWith(changes)),
    pathWith,
    lastPage: () => show(paths.admin({ ...firstPage, from: FROM_END })),
    nextPage: after =>
      show(paths.admin({ ...params, after, page: String(page + 1) }), {
        ...samePage,
        previousCursors: [...cursors, params.after ?? ''],
      }),
    previousPage: () => {
      const after = cursors.at(-1)
      const before = page > 2 && after ? { after, page: String(page - 1) } : {}
      show(paths.admin({ ...firstPage, ...before }), {
        ...samePage,
        previousCursors: cursors.slice(0, -1),
      })
    },
    previousIsFirst: page > 2 && cursors.length === 0,
  }
}

function parsePage({ after, page }: AdminParams): number {
  const number = Number(page)
  return after && Number.isSafeInteger(number) && number > 1 ? number : 1
}

/* The history may contain state from another version of this page. */
function parsePreviousCursors(state: unknown): string[] {
  const cursors =
    typeof state === 'object' && state && 'previousCursors' in state ? state.previousCursors : []
  return Array.isArray(cursors) ? cursors.filter(cursor => typeof cursor === 'string') : []
}
