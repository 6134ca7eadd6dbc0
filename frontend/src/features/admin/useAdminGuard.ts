import { adminPage } from '../../content/adminPage'
import { paths } from '../../paths'
import { type Access, type AccessRule, useAccess } from '../../session/guards/useAccess'

const adminOnly: AccessRule = {
  allows: user => user.staffRole !== null,
  denied: { toast: adminPage.denied.toast, redirectTo: paths.home(), redirectAfterMs: 1000 },
  ended: { toast: adminPage.ended.toast, redirectTo: paths.auth(), redirectAfterMs: 500 },
}

/**
 * Lets the staff in. Everybody else sees one toast and is redirected home after a second
 * (PAGE-1, PAGE-3). If the session ends on the page, redirects to the login form.
 */
export function useAdminGuard(): Access {
  return useAccess(adminOnly)
}
