import { session as words } from '../../content/session'
import { paths } from '../../paths'
import { type Access, type AccessRule, useAccess } from './useAccess'

const signedInOnly: AccessRule = {
  allows: () => true,
  deniedToast: words.lost,
  redirectTo: paths.auth(),
  redirectAfterMs: 500,
}

/** Lets whoever is signed in pass. Anyone else is told once and sent to log in after half a second. */
export function useRequireSession(): Access {
  return useAccess(signedInOnly)
}
