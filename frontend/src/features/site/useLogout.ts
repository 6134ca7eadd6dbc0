import { useNavigate } from 'react-router-dom'
import { endSession } from '../../session/session'
import { clearDrafts } from '../../session/drafts'
import { paths } from '../../paths'

/** Signs out and goes home, also when the server could not be reached (api/session logs that). */
export function useLogout() {
  const navigate = useNavigate()
  return async () => {
    clearDrafts()
    await endSession()
    await navigate(paths.home())
  }
}
