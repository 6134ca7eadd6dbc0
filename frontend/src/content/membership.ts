import { club } from '@shared/club'
import { plans } from '@shared/plans'
import { phaseTexts } from './currentPhase'

const notice = String(club.cancellationNoticeDays)
const openPlay = `Open play ${club.openPlay}`

export const membership = {
  pageTitle: 'Membership',
  get description() {
    return `Standard at ${plans.standard.price} and Unlimited at ${plans.unlimited.price} a month: two memberships of ${club.name}, month-to-month. ${phaseTexts().membershipStatus}`
  },
  get flag() {
    return phaseTexts().membershipFlag
  },
  title: 'Two ways in',
  get lead() {
    return `${phaseTexts().membershipLead} Month-to-month, ${notice} days' notice to cancel, upgrades take effect at once.`
  },
  plansTitle: 'Plans',
  get button() {
    return phaseTexts().membershipButton
  },
  mostPopular: 'Most popular',
  notify: 'Notify me',
  get notifySubject() {
    return phaseTexts().membershipNotify
  },
  contact: 'Contact the club',
}

/* The offer of this page. The waitlist page and the FAQ state different ones (FORM-14). */
export const membershipPlans = {
  standard: {
    ...plans.standard,
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
    ...plans.unlimited,
    per: '/month',
    features: [
      'Unlimited reservations',
      '1 guest pass per month',
      'Unlimited training/practice',
      openPlay,
    ],
  },
}
