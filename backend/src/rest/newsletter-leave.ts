import { AppError } from '../core/errors'
import { RestLeaveNewsletterDocument } from './operations'
import type { Route } from './route'

/**
 * What a mail program calls when its reader unsubscribes (RFC 8058): with a form's body that says nothing new, without
 * cookie or Origin, and with a token that opens nothing it is fine all the same.
 */
export const leaveNewsletterRoute: Route = {
  method: 'POST',
  path: '/newsletter/leave',
  isOpenToOtherSites: true,
  answer: async (run, { query: { token } }) => {
    const input = { token: typeof token === 'string' ? token : '' }
    await run(RestLeaveNewsletterDocument, { input }).catch(ignoreExpired)
    return { status: 200, body: { message: 'Unsubscribed' } }
  },
}

function ignoreExpired(error: unknown): void {
  if (!(error instanceof AppError) || error.extensions['code'] !== 'LINK_EXPIRED') throw error
}
