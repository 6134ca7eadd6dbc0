import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { stays, viewIn } from '../useAdminView'
import { useSettledLocation } from '../../../hydration/useCommittedLocation'

/** Whose panel stands over the team's page, how another one's is linked to, and how it is closed. */
export interface PersonPanel {
  /** The id of the person's entry; nothing when no panel is open. */
  id: string | undefined
  linkTo: (id: string) => { to: string; state: object }
  close: () => void
}

/**
 * The panel is part of the address, over whatever the page shows: Back closes it, a reload keeps it and
 * it can be sent. Closing goes back to before the first panel was opened, as Back would; one that was
 * linked to from elsewhere just goes.
 */
export function usePersonPanel(): PersonPanel {
  const location = useSettledLocation()
  // The history's own: anything, also another version's.
  const state: unknown = location.state
  const navigate = useNavigate()
  const query = new URLSearchParams(location.search)
  const below = viewIn(query)
  const opened = openedIn(state)
  // What is remembered of the list below (the trail of its pages) stays with it.
  const kept = typeof state === 'object' ? state : null

  return {
    id: query.get('person') ?? undefined,
    linkTo: person => ({
      to: paths.admin({ ...below, person }),
      state: { ...kept, ...stays, opened: opened + 1 },
    }),
    close: () => {
      if (opened > 0) void navigate(-opened)
      else void navigate(paths.admin(below), { replace: true, state: { ...kept, ...stays } })
    },
  }
}

/** How many panels have been opened one from another. */
function openedIn(state: unknown): number {
  const opened = typeof state === 'object' && state && 'opened' in state ? state.opened : 0
  return typeof opened === 'number' && Number.isSafeInteger(opened) && opened > 0 ? opened : 0
}
