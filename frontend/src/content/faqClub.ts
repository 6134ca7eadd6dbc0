import { club } from '@shared/club'
import type { FaqCategory } from './faqMembers'
import { mailTo, tel } from '../format/links'

export const facilityQuestions: FaqCategory = {
  title: 'Facilities',
  questions: [
    {
      id: 'courts',
      question: 'How many courts are there?',
      answer: [
        `${String(club.courts.premium)} premium courts, indoors and climate-controlled, and a training court that members use for practice as much as they like.`,
      ],
    },
    {
      id: 'lockers-and-showers',
      question: 'Are there locker rooms and showers?',
      answer: [
        'Yes. There are locker rooms with showers, and a VIP locker room for Champion members.',
      ],
    },
    {
      id: 'parking',
      question: 'Is parking available?',
      answer: [
        `Yes: over ${String(club.freeParkingSpaces)} parking spaces, free, with EV charging. Champion members also get valet parking.`,
      ],
    },
    {
      id: 'pro-shop',
      question: 'Is there a pro shop?',
      answer: [
        `Yes. It is open ${club.proShop.weekdays} on weekdays and ${club.proShop.weekends} on weekends. Members pay less there: 10% off with Starter, 15% with Elite and 25% with Champion.`,
      ],
    },
  ],
}

export const generalQuestions: FaqCategory = {
  title: 'General',
  questions: [
    {
      id: 'location',
      question: 'Where are you located?',
      answer: [`At ${club.address}. Parking is free.`],
    },
    {
      id: 'hours',
      question: 'What are your hours?',
      answer: [
        `Members get in 24/7 with their keycard. The front desk is staffed ${club.frontDesk.weekdays} on weekdays and ${club.frontDesk.weekends} on weekends.`,
      ],
    },
    {
      id: 'minimum-age',
      question: 'Is there a minimum age?',
      answer: [
        `This site is for people of ${String(club.minimumAge)} and over. Younger players need a parent's consent for junior programs.`,
      ],
    },
    {
      id: 'contact',
      question: 'How do I contact the club?',
      answer: [
        'Call ',
        { text: club.faqPhone, href: tel(club.faqPhone) },
        ' or write to ',
        { text: club.faqEmail, href: mailTo(club.faqEmail) },
        `. We answer within ${String(club.replyWithinHours)} hours.`,
      ],
    },
  ],
}
