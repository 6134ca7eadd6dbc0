/** The words for joining the waitlist: at registration, and for a member without a place. */
import { club } from '@shared/club'
import type { PlanWish } from '../api/operationTypes'
import { clubMoment } from '../format/dates'
import { planNames } from '../format/planNames'

/** The compiler checks that each plan of a plan wish has a name. */
const names: Record<PlanWish, string> = planNames

/** The field of the plan wish. It promises no plan. */
export const planWish = {
  label: 'Plan you would like',
  hint: 'The team sees it when it plans the memberships. It promises nothing: no plan, no price and no earlier place.',
  options: [
    { value: '', label: 'Not sure yet' },
    ...Object.entries(names).map(([value, label]) => ({ value, label })),
  ],
}

/**
 * The toasts after registration or a request for a place. They claim only what is true
 * (WAITLIST-4).
 */
export const welcome = {
  title: 'Welcome',
  reserved: "Your spot is reserved! You're now part of our exclusive waitlist.",
  dailyLimit: (resetsAt?: string) =>
    `Your account is ready. Today’s places are taken. ${
      resetsAt ? `Places open again at ${clubMoment(resetsAt)}.` : 'Please try again tomorrow.'
    }`,
  closed: `Your account is ready. The waitlist is full: all ${String(club.waitlistCapacity)} places are taken.`,
  notYet: 'Your account is ready. Your place is not reserved yet; please try again on this page.',
}
