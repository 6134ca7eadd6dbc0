import {
  RestBookingsDocument,
  RestJoinWaitlistDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestMeDocument,
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
import { body, cached, listRoute, route } from './route'

const none = () => ({})

/** The documented calls (spec section 7), below /api. */
// prettier-ignore
export const routes = [
  route('GET /auth/user', RestMeDocument, none, data => data.me),
  route('POST /auth/login', RestLoginDocument, body, data => ({ user: data.login })),
  route('POST /auth/register', RestRegisterDocument, body, data => ({ user: data.register }), 201),
  route('POST /auth/logout', RestLogoutDocument, none, () => ({ message: 'Signed out' })),
  route('PUT /auth/profile', RestUpdateProfileDocument, body, data => data.updateProfile),
  listRoute('GET /bookings', RestBookingsDocument, data => data.bookings),
  listRoute('GET /bookings/upcoming', RestUpcomingBookingsDocument, data => data.upcomingBookings),
  route('POST /waitlist', RestJoinWaitlistDocument, body, data => data.joinWaitlist.entry, data => (data.joinWaitlist.created ? 201 : 200)),
  cached(5, route('GET /waitlist/stats', RestWaitlistStatsDocument, none, data => data.waitlistStats)),
  listRoute('GET /admin/waitlist', RestWaitlistDocument, data => data.waitlist),
  route('POST /contact', RestSubmitContactDocument, body, data => data.submitContact, 201),
  route('POST /survey', RestSubmitMemberSurveyDocument, body, data => data.submitMemberSurvey, 201),
  route('POST /pricing-surveys', RestSubmitPricingSurveyDocument, body, data => data.submitPricingSurvey, 201),
  route('POST /amenities-surveys', RestSubmitAmenitiesSurveyDocument, body, data => data.submitAmenitiesSurvey, 201),
  route('POST /location-surveys', RestSubmitLocationSurveyDocument, body, data => data.submitLocationSurvey, 201),
]
