import { club } from '@shared/club'

export const contact = {
  pageTitle: 'Contact',
  description: `Call, mail or write to ${club.name}. Replies within ${String(club.replyWithinHours)} hours.`,
  title: 'Talk to the club',
  promise: `Replies within ${String(club.replyWithinHours)} hours.`,
  hoursTitle: 'When somebody is in',
  faq: 'Read the house rules first',
  form: {
    label: 'Contact',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    send: 'SEND MESSAGE',
    sending: 'SENDING...',
    done: {
      title: 'Message Sent!',
      description: "Thank you for your message. We'll get back to you soon!",
      clear: true,
    },
    failed: {
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      isStated: true,
    },
  },
} as const
