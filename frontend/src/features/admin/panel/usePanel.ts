import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { samePage, parseAdminParams } from '../section/useAdminView'
import { useCommittedLocation } from '../../../hydration/useCommittedLocation'

/** Whose panel stands over the team's page, how another one's is linked to, and how it is closed. */
interface Panel {
  /** The id of the person's entry, or of the mail; nothing when no panel is open. */
  id: string | undefined
  linkTo: (id: string) => { to: string; state: object }
  close: () => void
}

/**
 * The panel is part of the address, over whatever the page shows: Back closes it, a reload keeps it and
 * it can be sent. Closing goes back to before the first panel was opened, as Back would; one that was
 * linked to from elsewhere just goes.
 */
export function usePanel(name: 'person' | 'mail'): Panel {
  const location = useCommittedLocation()
  // The history's own: anything, also another version's.
  const state: unknown = location.state
  const navigate = useNavigate()
  const query = new URLSearchParams(location.search)
  const below = parseAdminParams(query)
  const openPanels = parseOpenPanels(state)
  // What is remembered of the list below (where its earlier pages began) stays with it.
  const kept = typeof state === 'object' ? state : null

  return {
    id: query.get(name) ?? undefined,
    linkTo: id => ({
      to: paths.admin({ ...below, [name]: id }),
      state: { ...kept, ...samePage, openPanels: openPanels + 1 },
    }),
    close: () => {
      if (openPanels > 0) void navigate(-openPanels)
      else void navigate(paths.admin(below), { replace: true, state: { ...kept, ...samePage } })
    },
  }
}

/** How many panels have been opened one from another. */
function parseOpenPanels(state: unknown): number {
  const count = typeof state === 'object' && state && 'openPanels' in state ? state.openPanels : 0
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
}
