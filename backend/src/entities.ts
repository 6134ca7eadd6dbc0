import { BackupRun } from './backup/backup-run.entity'
import { AuditRecord } from './audit/audit-record.entity'
import { CourtBooking } from './features/bookings/court-booking.entity'
import { ContactSubmission } from './features/contact/contact-submission.entity'
import { User } from './accounts/user.entity'
import { Link } from './links/link.entity'
import { MailAddress } from './mail/mail-address.entity'
import { Mail } from './mail/mail.entity'
import { NewsletterSubscription } from './features/newsletter/newsletter-subscription.entity'
import { Note } from './features/notes/note.entity'
import { RateLimitCount } from './database/rate-limit-count.entity'
import { Session } from './accounts/session.entity'
import { AmenitiesSurvey } from './features/surveys/amenities-survey.entity'
import { GeneralSurvey } from './features/surveys/general-survey.entity'
import { LocationSurvey } from './features/surveys/location-survey.entity'
import { MemberSurvey } from './features/surveys/member-survey.entity'
import { PricingSurvey } from './features/surveys/pricing-survey.entity'
import { WaitlistCounter } from './features/waitlist/waitlist-counter.entity'
import { WaitlistEntry } from './features/waitlist/waitlist-entry.entity'

/** Every table of the product. */
export const entities = [
  AmenitiesSurvey,
  AuditRecord,
  BackupRun,
  ContactSubmission,
  CourtBooking,
  GeneralSurvey,
  Link,
  LocationSurvey,
  Mail,
  MailAddress,
  MemberSurvey,
  NewsletterSubscription,
  Note,
  PricingSurvey,
  RateLimitCount,
  Session,
  User,
  WaitlistCounter,
  WaitlistEntry,
]
