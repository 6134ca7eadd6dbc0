import { useNavigate } from 'react-router-dom'
import { type AdminParams, paths } from '../../../paths'
import { useCommittedLocation } from '../../../hydration/useCommittedLocation'

/** What the team looks at, as the address says it, and how it looks at something else. */
export interface AdminView {
  params: AdminParams
  /** The page of the list, from 1. */
  page: number
  /** The pages are counted from the list's end: the first of them is its last. */
  fromEnd: boolean
  /** Shows something else, from its first page on. */
  setParams: (changes: AdminParams) => void
  /** One page further from where the pages are counted, and one back. */
  nextPage: (endCursor: string) => void
  previousPage: () => void
  /** The last page of the list. */
  lastPage: () => void
  /** A page that was linked to does not know the one before it: from there it goes back to page 1. */
  previousIsFirst: boolean
}

/** The history state of a link that changes what the page shows: scroll and focus stay (app/useNavigationFocus.ts). */
export const samePage = { samePage: true } as const

/** The same, remembering where the earlier pages of the list began. */
interface AdminHistoryState {
  samePage: true
  previousCursors?: string[]
}

const FROM_END = 'end'

/** The state of the page is its address, so Back, reload and a sent link all work. */
export function useAdminView(): AdminView {
  const location = useCommittedLocation()
  const navigate = useNavigate()
  const params = parseAdminParams(new URLSearchParams(location.search))
  const page = parsePage(params)
  const cursors = parsePreviousCursors(location.state)
  const firstPage = { ...params, after: undefined, page: undefined }

  function show(next: AdminParams, state: AdminHistoryState = samePage) {
    void navigate(paths.admin(next), { state })
  }

  return {
    params,
    page,
    fromEnd: params.from === FROM_END,
    setParams: changes => show({ ...firstPage, from: undefined, ...changes }),
    lastPage: () => show({ ...firstPage, from: FROM_END }),
    nextPage: after =>
      show(
        { ...params, after, page: String(page + 1) },
        { ...samePage, previousCursors: [...cursors, params.after ?? ''] },
      ),
    previousPage: () => {
      const after = cursors.at(-1)
      const before = page > 2 && after ? { after, page: String(page - 1) } : {}
      show({ ...firstPage, ...before }, { ...samePage, previousCursors: cursors.slice(0, -1) })
    },
    previousIsFirst: page > 2 && cursors.length === 0,
  }
}

const names: Record<Exclude<keyof AdminParams, 'person' | 'mail'>, true> = {
  view: true,
  survey: true,
  search: true,
  status: true,
  state: true,
  planWish: true,
  sort: true,
  direction: true,
  after: true,
  page: true,
  from: true,
}

/** What an address's query asks for; not whose panel stands over it (panel/usePanel.ts). */
export const parseAdminParams = (query: URLSearchParams): AdminParams =>
  Object.fromEntries(Object.keys(names).map(name => [name, query.get(name) ?? undefined]))

function parsePage({ after, page }: AdminParams): number {
  const number = Number(page)
  return after && Number.isSafeInteger(number) && number > 1 ? number : 1
}

/* What is in the history may be from another version of this page. */
function parsePreviousCursors(state: unknown): string[] {
  const cursors =
    typeof state === 'object' && state && 'previousCursors' in state ? state.previousCursors : []
  return Array.isArray(cursors) ? cursors.filter(cursor => typeof cursor === 'string') : []
}
