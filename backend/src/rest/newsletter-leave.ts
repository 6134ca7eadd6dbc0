import type { Request } from 'express'
import { AppError } from '../core/errors'
import { RestLeaveNewsletterDocument } from './operations'
import { linkPath } from '../core/link-path'
import type { Route } from './route'

const UNSUBSCRIBED = { message: 'Unsubscribed' }

/**
 * The call of a mail client for one-click unsubscription (RFC 8058). It has a form body, which is
 * ignored, and no cookie or Origin. It also succeeds with an invalid token. A GET redirects to the
 * page with the button.
 */
export const leaveNewsletterRoute: Route = {
  method: 'POST',
  path: '/newsletter/leave',
  isOpenToOtherSites: true,
  definition: {
    document: RestLeaveNewsletterDocument,
    hasInputInQuery: true,
    pick: () => UNSUBSCRIBED,
    statuses: [200],
    description:
      'Unsubscribes an address from the newsletter, for mail programs (RFC 8058). Succeeds with any token. The body is ignored.',
  },
  answer: async (run, req) => {
    await run(RestLeaveNewsletterDocument, { input: { token: tokenOf(req) } }).catch(ignoreExpired)
    return { status: 200, body: UNSUBSCRIBED }
  },
  page: req => linkPath('leave', tokenOf(req)),
}

const tokenOf = ({ query: { token } }: Request) => (typeof token === 'string' ? token : '')

function ignoreExpired(error: unknown): void {
  if (!(error instanceof AppError) || error.extensions['code'] !== 'LINK_EXPIRED') throw error
}
