import { club } from '@shared/club'
import { mailTo, tel } from '../format/links'

export const formNotSent = {
  title: 'Nothing was sent',
  lead: 'Your browser sent the form before its page was ready, or JavaScript is off. We have kept nothing of what you typed.',
  again:
    'Go back, wait until the page has loaded, and send the form again. With JavaScript off, it cannot be sent.',
  reachUs: [
    'You can also call ',
    { text: club.phone, href: tel(club.phone) },
    ' or write to ',
    { text: club.email, href: mailTo(club.email) },
    '.',
  ],
  action: 'Return Home',
} as const
