import {
  RestBookingsDocument,
  RestFinishSignInDocument,
  RestJoinWaitlistDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestMeDocument,
  RestMyDataDocument,
  RestRegisterDocument,
  RestSubmitAmenitiesSurveyDocument,
  RestSubmitContactDocument,
  RestSubmitLocationSurveyDocument,
  RestSubmitMemberSurveyDocument,
  RestSubmitPricingSurveyDocument,
  RestUpcomingBookingsDocument,
  RestUpdateProfileDocument,
  RestWaitlistDocument,
  RestWaitlistStatsDocument,
} from './operations'
import { normalizeCode } from '../core/normalize'
import { bodyAsInput, noBody } from './body'
import { exported, listRoute } from './list-route'
import { calendarFileRoute, calendarRoute } from './calendar'
import { leaveNewsletterRoute } from './newsletter-leave'
import { cached, described, exempt, route } from './route'

const body = bodyAsInput({})
/** `referredBy` is the inviter's code. A status sent by the client is ignored (ACCOUNT-6). */
const joinBody = bodyAsInput({
  renamed: { referredBy: { name: 'referralCode', read: normalizeCode } },
  ignored: ['status'],
})
/**
 * The answers belong to the session's person; a user id sent by the client is ignored
 * (ACCOUNT-7).
 */
const surveyBody = bodyAsInput({ ignored: ['userId'] })

/** The documented calls (SPEC-1), below /api. */
// oxfmt-ignore
export const routes = [
  described('The signed-in person.', route('GET /auth/user', RestMeDocument, noBody, data => data.me)),
  route('POST /auth/login', RestLoginDocument, body, data => ({ user: data.login })),
  route('POST /auth/login/second-factor', RestFinishSignInDocument, body, data => ({ user: data.finishSignIn })),
  route('POST /auth/register', RestRegisterDocument, body, data => ({ user: data.register }), 201),
  described('Ends the session on the server. Succeeds without a session, too.', route('POST /auth/logout', RestLogoutDocument, noBody, () => ({ message: 'Signed out' }))),
  route('PUT /auth/profile', RestUpdateProfileDocument, body, data => data.updateProfile),
  route('GET /my-data.json', RestMyDataDocument, noBody, data => data.myData),
  listRoute('GET /bookings', RestBookingsDocument, data => data.bookings),
  listRoute('GET /bookings/upcoming', RestUpcomingBookingsDocument, data => data.upcomingBookings),
  route('POST /waitlist', RestJoinWaitlistDocument, joinBody, data => data.joinWaitlist.entry, { if: data => data.joinWaitlist.created, then: 201, else: 200 }),
  exempt(cached(5, route('GET /waitlist/stats', RestWaitlistStatsDocument, noBody, data => data.waitlistStats))),
  exported(listRoute('GET /admin/waitlist', RestWaitlistDocument, data => data.waitlist)),
  route('POST /contact', RestSubmitContactDocument, body, data => data.submitContact, 201),
  route('POST /survey', RestSubmitMemberSurveyDocument, surveyBody, data => data.submitMemberSurvey, 201),
  route('POST /pricing-surveys', RestSubmitPricingSurveyDocument, body, data => data.submitPricingSurvey, 201),
  route('POST /amenities-surveys', RestSubmitAmenitiesSurveyDocument, body, data => data.submitAmenitiesSurvey, 201),
  route('POST /location-surveys', RestSubmitLocationSurveyDocument, body, data => data.submitLocationSurvey, 201),
  leaveNewsletterRoute,
  calendarRoute,
  calendarFileRoute,
]
