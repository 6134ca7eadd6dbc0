import { useNavigate } from 'react-router-dom'
import { endSession } from '../../session/session'
import { clearDrafts } from '../../session/drafts'
import { paths } from '../../paths'
import { layerClosed } from '../../ui/useBackCloses'

/**
 * Returns a function that signs out and goes home, even if the server cannot be reached
 * (`api/session` logs that).
 */
export function useLogout() {
  const navigate = useNavigate()
  return async () => {
    clearDrafts()
    await endSession()
    // The button may be in the menu, which is still closing.
    await layerClosed()
    await navigate(paths.home())
  }
}
