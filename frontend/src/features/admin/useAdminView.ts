import { useNavigate } from 'react-router-dom'
import { type AdminView, paths } from '../../paths'
import { useSettledLocation } from '../../hydration/useCommittedLocation'

/** Rows per page of the team's lists. */
export const PAGE_SIZE = 50

/** What the team looks at, as the address says it, and how it looks at something else. */
export interface ListView {
  at: AdminView
  /** The page of the list, from 1. */
  page: number
  /** The pages are counted from the list's end: the first of them is its last. */
  fromEnd: boolean
  /** Shows something else, from its first page on. */
  show: (changes: AdminView) => void
  /** One page further from where the pages are counted, and one back. */
  next: (endCursor: string) => void
  previous: () => void
  /** The last page of the list. */
  last: () => void
  /** A page that was linked to does not know the one before it: from there it goes back to page 1. */
  previousIsFirst: boolean
}

/** Marks a change of address that is no arrival: what is shown changes, the page stays (app/useNavigationFocus.ts). */
export const stays = { stays: true } as const

/** The same, remembering where the earlier pages of the list began. */
interface Stay {
  stays: true
  trail?: string[]
}

const FROM_END = 'end'

/** The state of the page is its address, so Back, reload and a sent link all work. */
export function useListView(): ListView {
  const location = useSettledLocation()
  const navigate = useNavigate()
  const at = viewIn(new URLSearchParams(location.search))
  const page = pageIn(at)
  const trail = trailIn(location.state)

  function go(view: AdminView, stay: Stay = stays) {
    void navigate(paths.admin(view), { state: stay })
  }

  const start = { ...at, after: undefined, page: undefined, from: undefined }

  return {
    at,
    page,
    fromEnd: at.from === FROM_END,
    show: changes => go({ ...start, ...changes }),
    last: () => go({ ...start, from: FROM_END }),
    next: after =>
      go(
        { ...at, after, page: String(page + 1) },
        { stays: true, trail: [...trail, at.after ?? ''] },
      ),
    previous: () => {
      const after = trail.at(-1)
      const before = page > 2 && after ? { after, page: String(page - 1) } : {}
      go(
        { ...at, after: undefined, page: undefined, ...before },
        { stays: true, trail: trail.slice(0, -1) },
      )
    },
    previousIsFirst: page > 2 && trail.length === 0,
  }
}

const names = [
  'view',
  'survey',
  'search',
  'status',
  'planWish',
  'sort',
  'direction',
  'after',
  'page',
  'from',
] as const satisfies (keyof AdminView)[]

/** What an address's query asks for; not whose panel stands over it (person/usePersonPanel.ts). */
export const viewIn = (query: URLSearchParams): AdminView =>
  Object.fromEntries(names.map(name => [name, query.get(name) ?? undefined]))

function pageIn({ after, page }: AdminView): number {
  const number = Number(page)
  return after && Number.isSafeInteger(number) && number > 1 ? number : 1
}

/* What is in the history may be from another version of this page. */
function trailIn(state: unknown): string[] {
  const trail = typeof state === 'object' && state && 'trail' in state ? state.trail : undefined
  return Array.isArray(trail) ? trail.filter(cursor => typeof cursor === 'string') : []
}
