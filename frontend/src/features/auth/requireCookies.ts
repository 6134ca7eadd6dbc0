import { auth } from '../../content/auth'
import { FormError } from '../../form/Form'

/** Throws before anything is sent if the browser blocks all cookies. */
export function requireCookies(): void {
  if (!navigator.cookieEnabled) throw new FormError(auth.cookiesBlocked)
}
