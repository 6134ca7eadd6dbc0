import type { Request } from 'express'
import { AppError } from '../core/errors'
import { RestLeaveNewsletterDocument } from './operations'
import { linkPath } from '../core/link-path'
import type { Route } from './route'

/**
 * What a mail program calls when its reader unsubscribes (RFC 8058): with a form's body that says nothing new, without
 * cookie or Origin, and with a token that opens nothing it is fine all the same. A reader who opens its address gets the
 * page with the button.
 */
export const leaveNewsletterRoute: Route = {
  method: 'POST',
  path: '/newsletter/leave',
  isOpenToOtherSites: true,
  answer: async (run, req) => {
    await run(RestLeaveNewsletterDocument, { input: { token: tokenOf(req) } }).catch(ignoreExpired)
    return { status: 200, body: { message: 'Unsubscribed' } }
  },
  page: req => linkPath('leave', tokenOf(req)),
}

const tokenOf = ({ query: { token } }: Request) => (typeof token === 'string' ? token : '')

function ignoreExpired(error: unknown): void {
  if (!(error instanceof AppError) || error.extensions['code'] !== 'LINK_EXPIRED') throw error
}
