import { adminPage } from '../../content/adminPage'
import { paths } from '../../paths'
import { type Access, type AccessRule, useAccess } from './useAccess'

const adminOnly: AccessRule = {
  allows: user => user.isAdmin,
  deniedToast: adminPage.denied.toast,
  redirectTo: paths.home(),
  redirectAfterMs: 1000,
}

/**
 * Lets the team in. Everybody else sees one toast and is redirected home after a second
 * (PAGE-1, PAGE-3).
 */
export function useAdminGuard(): Access {
  return useAccess(adminOnly)
}
