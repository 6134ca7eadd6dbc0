import { defineMail } from '../../mail/mail-definition'
import { MailState } from '../../mail/mail.entity'
import { clubDateInWords } from '../../core/club-day'
import { club } from '../../shared/club'
import { plans } from '../../shared/plans'
import { getMailPhaseTexts } from '../launch/mail-phases.service'
import { Membership, MembershipState } from './membership.entity'

export const membershipStartedMail = defineMail({
  name: 'membership_started',
  description: 'Welcomes a new member.',
  read: async ({ data, state }, em, { siteUrl }) => {
    const membership = await em.findOneBy(Membership, { id: String(data['membershipId']) })
    if (!membership) return null
    // Another mail says that it has ended.
    if (membership.state === MembershipState.ended && state === MailState.sending) return null
    const { payment } = await getMailPhaseTexts()
    const { name, price } = plans[membership.plan]
    return {
      subject: `Welcome to ${club.name}`,
      heading: `You are founding member No. ${String(membership.number)}`,
      paragraphs: [
        `Your plan is ${name} (${price} a month). ${payment}`,
        `You can end your membership with ${String(club.cancellationNoticeDays)} days’ notice, on your dashboard.`,
      ],
      button: dashboard(siteUrl),
    }
  },
})

const dashboard = (siteUrl: string) => ({
  label: 'Open your dashboard',
  url: `${siteUrl}/dashboard`,
})

export const membershipEndedMail = defineMail({
  name: 'membership_ended',
  description: 'Reports that a membership has ended.',
  read: async ({ data }, em, { siteUrl }) => {
    const membership = await em.findOne(Membership, {
      where: { id: String(data['membershipId']), state: MembershipState.ended },
      relations: { user: true },
    })
    if (!membership) return null
    const { endsOn, endReason, user } = membership
    // The team's own words go to confirmed addresses only (MAIL-4).
    const reason = user.emailConfirmed ? endReason : null
    return {
      subject: 'Your membership has ended',
      heading: 'Your membership has ended',
      paragraphs: [
        `${clubDateInWords(endsOn ?? '')} was the last day of your membership of ${club.name}. If you want to come back, join the waitlist again on your dashboard.`,
        ...(reason ? [`The club says: ${reason}`] : []),
      ],
      button: dashboard(siteUrl),
    }
  },
})

/** How the end of a membership has changed: the first three by the club, the others by the member. */
export type MembershipEndChange = 'set' | 'moved' | 'withdrawn' | 'notice' | 'notice_withdrawn'

export const membershipEndChangedMail = defineMail({
  name: 'membership_end_changed',
  description: 'Reports that the end of a membership was set, moved or withdrawn.',
  read: async ({ data }, em, { siteUrl }) => {
    const membership = await em.findOne(Membership, {
      where: { id: String(data['membershipId']) },
      relations: { user: true },
    })
    if (!membership) return null
    const endsOn = String(data['endsOn'])
    // The team's own words go to confirmed addresses only (MAIL-4), and only with the end that they explain.
    const isCurrent = membership.endsOn === endsOn && membership.user.emailConfirmed
    const reason = isCurrent ? membership.endReason : null
    const change = data['change'] as MembershipEndChange
    const { untilEnd, afterWithdrawal } = await getMailPhaseTexts()
    const isWithdrawn = change === 'withdrawn' || change === 'notice_withdrawn'
    const about = isWithdrawn ? afterWithdrawal : bookingsUntil(Number(data['cancelled']), untilEnd)
    return {
      subject: END_SUBJECTS[change],
      heading: END_SUBJECTS[change],
      paragraphs: [
        END_SENTENCES[change](clubDateInWords(endsOn)),
        ...(about === null ? [] : [about]),
        ...(reason ? [`The club says: ${reason}`] : []),
      ],
      button: dashboard(siteUrl),
    }
  },
})

const END_SUBJECTS: Record<MembershipEndChange, string> = {
  set: 'The club has ended your membership',
  moved: 'Your membership has another last day',
  withdrawn: 'Your membership goes on',
  notice: 'You have given notice',
  notice_withdrawn: 'You have taken back your notice',
}

const END_SENTENCES: Record<MembershipEndChange, (lastDay: string) => string> = {
  set: lastDay => `${lastDay} is the last day of your membership of ${club.name}.`,
  moved: lastDay => `${lastDay} is now the last day of your membership of ${club.name}.`,
  withdrawn: lastDay => `Your membership of ${club.name} no longer ends on ${lastDay}: it goes on.`,
  notice: lastDay =>
    `Your membership of ${club.name} ends as you asked. ${lastDay} is its last day. You can take this back until then, on your dashboard.`,
  notice_withdrawn: lastDay =>
    `Your membership of ${club.name} no longer ends on ${lastDay}: it goes on.`,
}

/** `untilEnd` is null while nobody can book: then there is nothing to say about bookings. */
function bookingsUntil(cancelled: number, untilEnd: string | null): string | null {
  if (untilEnd === null) return null
  if (cancelled === 0) return `You have no booking after that day. ${untilEnd}`
  const bookings =
    cancelled === 1
      ? 'Your booking after that day is'
      : `Your ${String(cancelled)} bookings after that day are`
  return `${bookings} cancelled, free of charge. ${untilEnd}`
}

export const membershipUndoneMail = defineMail({
  name: 'membership_undone',
  description: 'Reports that the team has undone a membership that it had noted.',
  read: () =>
    Promise.resolve({
      subject: 'Your membership was taken back',
      heading: 'Your membership was taken back',
      paragraphs: [
        `The club had noted you as a member of ${club.name} and has taken that back. You have no membership now, and you keep your number on the waitlist.`,
        `If you have a question, call ${club.phone}.`,
      ],
    }),
})
