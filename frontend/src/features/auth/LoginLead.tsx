import { auth } from '../../content/auth'
import { nameOfPage } from '../../content/returnPage'
import { useBrowserValue } from '../../hydration/useBrowserValue'
import { findReturnPage } from '../../session/returnPage'
import { Lead } from '../../ui/Lead'

/** Says above the login form whether a session has ended, and on which page. */
export function LoginLead() {
  return <Lead>{useBrowserValue(leadNow, auth.login.lead)}</Lead>
}

function leadNow(): string {
  const page = findReturnPage()
  const name = page?.userId ? nameOfPage(page.path) : undefined
  return name ? auth.login.ended(name) : auth.login.lead
}
