import { useNavigate } from 'react-router-dom'
import { type AdminParams, paths } from '../../../paths'
import { useCommittedLocation } from '../../../hydration/useCommittedLocation'

/** What a section's address asks for, and how the section shows something else. `Param` are the names it declares. */
export interface AdminView<Param extends string = never> {
  get: (name: Param | 'search') => string | undefined
  /** Changes whenever the section shows something else: another page, filter or order. */
  key: string
  /** The page of the list, from 1, and the cursor that it begins behind. */
  page: number
  after: string | undefined
  /** The pages are counted from the end of the list: page 1 is its last. */
  fromEnd: boolean
  /** Shows something else, from its first page on. */
  setParams: (changes: ParamChanges<Param>) => void
  /** The address of the same. */
  pathWith: (changes: ParamChanges<Param>) => string
  /** One page further from where the pages are counted, and one back. */
  nextPage: (endCursor: string) => void
  previousPage: () => void
  /** The last page of the list. */
  lastPage: () => void
  /** A page that was opened by a link does not know the cursor of the page before it: from there it goes back to page 1. */
  previousIsFirst: boolean
}

type ParamChanges<Param extends string> = { [Name in Param | 'search']?: string }

/** The history state of a link that changes what the page shows: scroll and focus stay (app/useNavigationFocus.ts). */
export const samePage = { samePage: true } as const

/** The same, with the cursors of the earlier pages of the list. */
interface AdminHistoryState {
  samePage: true
  previousCursors?: string[]
}

const FROM_END = 'end'

/**
 * The state of the page is its address, so Back, reload and a sent link all work.
 * @param declared the names of the section's own parameters; any other is dropped with the next change.
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

/* The history may hold the state of another version of this page. */
function parsePreviousCursors(state: unknown): string[] {
  const cursors =
    typeof state === 'object' && state && 'previousCursors' in state ? state.previousCursors : []
  return Array.isArray(cursors) ? cursors.filter(cursor => typeof cursor === 'string') : []
}
