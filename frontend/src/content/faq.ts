import { club } from '@shared/club'
import { facilityQuestions, generalQuestions } from './faqClub'
import {
  bookingQuestions,
  membershipQuestions,
  programQuestions,
  type FaqCategory,
} from './faqMembers'
import { mailTo, tel } from '../format/links'

const [street = '', ...rest] = club.address.split(', ')

const categories: readonly FaqCategory[] = [
  membershipQuestions,
  bookingQuestions,
  facilityQuestions,
  programQuestions,
  generalQuestions,
]

export const faq = {
  pageTitle: 'FAQ',
  description: `Membership tiers, court booking, facilities, programs and hours: twenty answers about ${club.name}.`,
  title: 'House rules, answered',
  categories,
  help: {
    title: 'Still have questions?',
    /* The club's own phone number and email address, not those in the answer above (FORM-16). */
    call: {
      title: club.phone,
      href: tel(club.phone),
      lines: [`Mon-Fri ${club.frontDesk.weekdays}`, `Sat-Sun ${club.frontDesk.weekends}`],
    },
    mail: {
      title: club.email,
      href: mailTo(club.email),
      lines: [`Response within ${String(club.replyWithinHours)} hours`],
    },
    visit: { title: street, href: undefined, lines: [rest.join(', '), 'Free parking'] },
  },
}
