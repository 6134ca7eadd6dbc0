import { AuditRecord } from './audit/audit-record.entity'
import { CourtBooking } from './bookings/court-booking.entity'
import { ContactSubmission } from './contact/contact-submission.entity'
import { User } from './members/user.entity'
import { NewsletterSubscription } from './newsletter/newsletter-subscription.entity'
import { Note } from './notes/note.entity'
import { Session } from './session.entity'
import { AmenitiesSurvey } from './surveys/amenities-survey.entity'
import { GeneralSurvey } from './surveys/general-survey.entity'
import { LocationSurvey } from './surveys/location-survey.entity'
import { MemberSurvey } from './surveys/member-survey.entity'
import { PricingSurvey } from './surveys/pricing-survey.entity'
import { WaitlistCounter } from './waitlist/waitlist-counter.entity'
import { WaitlistEntry } from './waitlist/waitlist-entry.entity'

/** Every table of the product. */
export const entities = [
  AmenitiesSurvey,
  AuditRecord,
  ContactSubmission,
  CourtBooking,
  GeneralSurvey,
  LocationSurvey,
  MemberSurvey,
  NewsletterSubscription,
  Note,
  PricingSurvey,
  Session,
  User,
  WaitlistCounter,
  WaitlistEntry,
]
