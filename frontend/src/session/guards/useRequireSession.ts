import { session as texts } from '../../content/session'
import { paths } from '../../paths'
import { type Access, type AccessRule, useAccess } from './useAccess'

const toLogin = { toast: texts.lost, redirectTo: paths.auth(), redirectAfterMs: 500 }

const signedInOnly: AccessRule = { allows: () => true, denied: toLogin, ended: toLogin }

/**
 * Lets members in. Everybody else sees one toast and is redirected to the login page after half a
 * second.
 */
export function useRequireSession(): Access {
  return useAccess(signedInOnly)
}
