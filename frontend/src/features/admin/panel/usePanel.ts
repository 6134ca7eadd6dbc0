import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { samePage } from '../section/useAdminView'
import { useCommittedLocation } from '../../../hydration/useCommittedLocation'

/** The panel that stands over the team's page. */
interface Panel {
  /** What it shows, by its id in the address; missing when the panel is closed. */
  id: string | undefined
  linkTo: (id: string) => { to: string; state: object }
  close: () => void
}

/**
 * The panel is part of the address, over whatever the page shows: Back closes it, a reload keeps it and
 * it can be sent. Closing goes back to before the first panel was opened, as Back would; a panel that was
 * linked to from elsewhere just closes.
 * @param name of the panel in the address
 */
export function usePanel(name: string): Panel {
  const location = useCommittedLocation()
  // The history may hold any state, also of another version of this page.
  const state: unknown = location.state
  const navigate = useNavigate()
  const query = new URLSearchParams(location.search)
  const id = query.get(name) ?? undefined
  query.delete(name)
  const below = Object.fromEntries(query)
  const openPanels = parseOpenPanels(state)
  // The cursors of the list below stay in the history.
  const kept = typeof state === 'object' ? state : null

  return {
    id,
    linkTo: to => ({
      to: paths.admin({ ...below, [name]: to }),
      state: { ...kept, ...samePage, openPanels: openPanels + 1 },
    }),
    close: () => {
      if (openPanels > 0) void navigate(-openPanels)
      else void navigate(paths.admin(below), { replace: true, state: { ...kept, ...samePage } })
    },
  }
}

/** How many panels were opened, each from the one before. */
function parseOpenPanels(state: unknown): number {
  const count = typeof state === 'object' && state && 'openPanels' in state ? state.openPanels : 0
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
}
