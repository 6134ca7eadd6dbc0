import {
  RestJoinWaitlistDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestMeDocument,
  RestRegisterDocument,
  RestSubmitContactDocument,
  RestWaitlistDocument,
  RestWaitlistStatsDocument,
} from './operations'
import { listRoute, members, route } from './route'
import { AppError } from '../errors'

const none = () => ({})

/** The documented calls (spec section 7), below /api. */
// prettier-ignore
export const routes = [
  route('GET /auth/user', RestMeDocument, none, ({ me }) => present(me)),
  route('POST /auth/login', RestLoginDocument, req => ({ input: members(req, 'email', 'password') }), data => ({ user: data.login })),
  route('POST /auth/register', RestRegisterDocument, req => ({ input: members(req, 'firstName', 'lastName', 'email', 'password') }), data => ({ user: data.register }), 201),
  route('POST /auth/logout', RestLogoutDocument, none, () => ({ message: 'Signed out' })),
  route('POST /waitlist', RestJoinWaitlistDocument, req => ({ input: members(req, 'userId', 'referralCode') }), data => data.joinWaitlist.entry, data => (data.joinWaitlist.created ? 201 : 200)),
  route('GET /waitlist/stats', RestWaitlistStatsDocument, none, data => data.waitlistStats),
  listRoute('GET /admin/waitlist', RestWaitlistDocument, data => data.waitlist),
  route('POST /contact', RestSubmitContactDocument, req => ({ input: members(req, 'name', 'email', 'phone', 'message', 'submissionKey') }), data => data.submitContact, 201),
]

/** `me` is null without error when signed out; the REST call answers 401 (decision T11). */
function present<T>(value: T | null | undefined): T {
  if (!value) throw new AppError('UNAUTHENTICATED')
  return value
}
