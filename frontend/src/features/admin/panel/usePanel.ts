import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths'
import { samePage } from '../section/useAdminView'
import { useCommittedLocation } from '../useCommittedLocation'

/** The panel over the team's page. */
interface Panel {
  /** The id of the record that it shows; missing when the panel is closed. */
  id: string | undefined
  linkTo: (id: string) => { to: string; state: object }
  close: () => void
}

/**
 * Keeps the panel in the URL: Back closes it, a reload keeps it open, and its URL can be shared.
 * Closing returns to the history entry before the first panel was opened. If the panel was opened
 * by its URL, closing replaces that entry.
 * @param name the URL parameter of the panel
 */
export function usePanel(name: string): Panel {
  const location = useCommittedLocation()
  // The history may contain any state, for example from another version of this page.
  const state: unknown = location.state
  const navigate = useNavigate()
  const query = new URLSearchParams(location.search)
  const id = query.get(name) ?? undefined
  query.delete(name)
  const below = Object.fromEntries(query)
  const openPanels = parseOpenPanels(state)
  // The cursors of the list below the panel stay in the history.
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

/** Returns how many panels were opened, each from the one before it. */
function parseOpenPanels(state: unknown): number {
  const count = typeof state === 'object' && state && 'openPanels' in state ? state.openPanels : 0
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
}
