import { defineMail } from '../../mail/mail-definition'
import type { MailContent } from '../../mail/mail-content'
import { clubDateInWords } from '../../core/club-day'
import { club } from '../../shared/club'
import { getMailPhaseWords } from '../launch/mail-phases.service'
import { Membership, MembershipState, type Plan } from './membership.entity'

export const membershipStartedMail = defineMail({
  name: 'membership_started',
  description: 'Welcomes a new member.',
  read: async ({ data }, em) => {
    const membership = await em.findOneBy(Membership, { id: String(data['membershipId']) })
    if (!membership) return null
    const { payment } = await getMailPhaseWords()
    return { content: membershipStarted(membership.number, membership.plan, payment) }
  },
})

const PLAN_NAMES: Record<Plan, string> = { standard: 'Standard', unlimited: 'Unlimited' }

const membershipStarted = (number: number, plan: Plan, payment: string): MailContent => ({
  subject: `Welcome to ${club.name}`,
  heading: `You are founding member No. ${String(number)}`,
  paragraphs: [`Your plan is ${PLAN_NAMES[plan]}. ${payment}`],
})

export const membershipEndedMail = defineMail({
  name: 'membership_ended',
  description: 'Reports that a membership has ended.',
  read: async ({ data }, em) => {
    const membership = await em.findOne(Membership, {
      where: { id: String(data['membershipId']), state: MembershipState.ended },
      relations: { user: true },
    })
    if (!membership) return null
    const { endsOn, endReason, user } = membership
    // The team's own words go to confirmed addresses only (MAIL-4).
    const reason = user.emailConfirmed ? endReason : null
    return { content: membershipEnded(clubDateInWords(endsOn ?? ''), reason) }
  },
})

const membershipEnded = (lastDay: string, reason: string | null): MailContent => ({
  subject: 'Your membership has ended',
  heading: 'Your membership has ended',
  paragraphs: [
    `${lastDay} was the last day of your membership of ${club.name}. If you want to come back, join the waitlist again.`,
    ...(reason ? [`The club says: ${reason}`] : []),
  ],
})
