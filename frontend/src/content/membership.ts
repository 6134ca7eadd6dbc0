import { club } from '@shared/club'

const notice = String(club.cancellationNoticeDays)
const openPlay = `Open play ${club.openPlay}`

export const membership = {
  pageTitle: 'Membership',
  description: `Standard at $119 and Unlimited at $179 a month: two memberships of ${club.name}, month-to-month. Not on sale yet.`,
  flag: 'Coming soon',
  title: 'Two ways in',
  lead: `Memberships are not on sale yet. Month-to-month, ${notice} days' notice to cancel, upgrades take effect at once.`,
  plansTitle: 'Plans',
  comingSoon: 'Coming soon',
  mostPopular: 'Most popular',
  notify: 'Notify me',
  notifySubject: 'Tell me when memberships open',
  contact: 'Contact the club',
}

/* The offer of this page. The waitlist page and the FAQ state different ones (FORM-14). */
export const membershipPlans = {
  standard: {
    name: 'Standard',
    price: '$119',
    per: '/month',
    features: ['12 monthly reservations', 'Unlimited training/practice', openPlay],
    addOns: {
      title: 'Add-ons',
      items: [
        { name: 'Guest pass per reservation', price: '$19.99' },
        { name: 'Additional reservations', price: '$14.99' },
      ],
    },
  },
  unlimited: {
    name: 'Unlimited',
    price: '$179',
    per: '/month',
    features: [
      'Unlimited reservations',
      '1 guest pass per month',
      'Unlimited training/practice',
      openPlay,
    ],
  },
}
