import { clubDateInWords } from '../../core/club-day'
import { formatDollars } from '../../core/format-dollars'
import type { MailContent } from '../../mail/mail-content'
import { defineMail } from '../../mail/mail-definition'
import { plans } from '../../shared/plans'
import { Membership, type Plan } from '../memberships/membership.entity'
import type { PlanChange, PlanChangeKind } from './plan-changes.types'

export const planChangedMail = defineMail({
  name: 'plan_changed',
  description:
    'Reports that the plan of a membership changes, or that a planned change was taken back.',
  read: async ({ data }, em, { siteUrl }) => {
    const membership = await em.findOneBy(Membership, { id: String(data['membershipId']) })
    if (!membership) return null
    const change = {
      plan: data['plan'] as Plan,
      kind: data['kind'] as PlanChangeKind,
      from: String(data['from']),
      cents: Number(data['cents']),
    }
    const button = { label: 'Open your dashboard', url: `${siteUrl}/dashboard` }
    return { ...planChanged(change), button }
  },
})

const SUBJECTS: Record<PlanChangeKind, (name: string) => string> = {
  at_once: name => `Your plan is ${name} now`,
  next_period: name => `Your plan changes to ${name}`,
  take_back: name => `Your plan stays ${name}`,
}

const planChanged = ({ plan, kind, from, cents }: Omit<PlanChange, 'periodEnd'>): MailContent => {
  const { name, price } = plans[plan]
  const subject = SUBJECTS[kind](name)
  const sentences: Record<PlanChangeKind, string> = {
    at_once: `Your plan is ${name} (${price} a month) from ${clubDateInWords(from)} on.`,
    next_period: `From ${clubDateInWords(from)} on your plan is ${name} (${price} a month). Until then nothing changes, and you can take this back on your dashboard.`,
    take_back: `The planned change is taken back. Your plan stays ${name} (${price} a month).`,
  }
  const owed =
    cents > 0
      ? [
          `For the rest of the period the difference is ${formatDollars(cents)}. The front desk takes it on your next visit; nothing is charged here.`,
        ]
      : []
  return { subject, heading: subject, paragraphs: [sentences[kind], ...owed] }
}
