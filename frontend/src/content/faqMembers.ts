import { club } from '@shared/club'
import { mailTo, type Prose } from '../format/links'
import { phaseTexts } from './currentPhase'

interface Question {
  /** Its fragment in the URL: /faq#parking. */
  id: string
  question: string
  answer: Prose
}

export interface FaqCategory {
  title: string
  questions: readonly Question[]
}

const cap = String(club.statedMembershipCap)
const notice = String(club.cancellationNoticeDays)
const { freeUpToHours, lateFee } = club.bookingCancellation

/* The tiers of the FAQ. Other pages state other offers (FORM-14, FORM-15, FORM-21). */
export const membershipQuestions: FaqCategory = {
  title: 'Membership',
  questions: [
    {
      id: 'tiers',
      question: 'What membership tiers do you offer?',
      answer: [
        'Three tiers, all month-to-month. Starter is $89. Elite is $119 and the most popular, with 24/7 access, 12 monthly reservations and priority booking. Champion is $199 and adds monthly coaching sessions, free club tournament entry, VIP locker room and valet parking.',
      ],
    },
    {
      id: 'member-cap',
      question: 'How many members does the club accept?',
      answer: [
        `We cap membership at ${cap}, so that a court is there when you want one. The club is members only.`,
      ],
    },
    {
      id: 'cancel-or-change',
      question: 'Can I cancel or change my membership?',
      answer: [
        `Yes. Membership is month-to-month, and cancelling needs ${notice} days' notice. Upgrades take effect immediately; downgrades take effect at your next billing cycle.`,
      ],
    },
    {
      id: 'family-and-corporate',
      question: 'Do you have family or corporate rates?',
      answer: [
        'Yes. Write to us at ',
        { text: club.faqEmail, href: mailTo(club.faqEmail) },
        ' with how many of you there are, and we will tell you the rate.',
      ],
    },
  ],
}

export const bookingQuestions: FaqCategory = {
  title: 'Court Booking',
  questions: [
    {
      id: 'book-a-court',
      question: 'How do I book a court?',
      get answer() {
        return [
          `Online, 24/7, in the member portal: choose a court, a day and a time. ${phaseTexts().faqBooking}`,
        ]
      },
    },
    {
      id: 'booking-window',
      question: 'How far in advance can I book?',
      answer: [
        'That depends on your tier. Starter members book up to 3 days ahead, Elite members 7 days and Champion members 14 days.',
      ],
    },
    {
      id: 'cancellation-policy',
      question: 'What is the cancellation policy?',
      answer: [
        `Cancelling a booking is free up to ${String(freeUpToHours)} hours before it starts. After that, a late cancellation fee of up to ${lateFee} applies.`,
      ],
    },
    {
      id: 'guests',
      question: 'Can I bring guests?',
      answer: [
        'Yes, with a guest pass. Elite includes 1 guest pass per month; Champion includes unlimited guest passes.',
      ],
    },
  ],
}

export const programQuestions: FaqCategory = {
  title: 'Programs & Services',
  questions: [
    {
      id: 'coaching',
      question: 'Do you offer coaching?',
      answer: ['Yes. Champion membership includes monthly coaching sessions.'],
    },
    {
      id: 'equipment',
      question: 'Can I rent equipment?',
      answer: [
        'Yes, equipment rental is available. Basic equipment is free for Elite members, and premium equipment is free for Champion members.',
      ],
    },
    {
      id: 'tournaments',
      question: 'Do you run tournaments?',
      answer: [
        'Yes. Champion members enter club tournaments free; Starter and Elite members enter at a discounted rate.',
      ],
    },
    {
      id: 'open-play',
      question: 'When is open play?',
      answer: [
        `Every day, ${club.openPlay.replace('-', ' to ')}. Come by yourself or with a partner.`,
      ],
    },
  ],
}
