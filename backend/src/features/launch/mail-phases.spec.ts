import { randomUUID } from 'node:crypto'
import { person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { services } from '../../../test/services'
import { db } from '../../database/data-source'
import type { LinkPurpose } from '../../links/link-purpose'
import type { MailDefinition } from '../../mail/mail-definition'
import { Mail, MailState } from '../../mail/mail.entity'
import { confirmEmailLink } from '../auth/auth.links'
import { welcomeMail } from '../auth/auth.mails'
import { Membership, Plan } from '../memberships/membership.entity'
import { membershipStartedMail } from '../memberships/memberships.mails'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { Offer } from '../waves/offer.entity'
import { offerLink } from '../waves/offers.links'
import { offerMail, offerReminderMail } from '../waves/offers.mails'
import { Wave } from '../waves/wave.entity'
import { LaunchPhase } from './launch.entity'
import { provisionLaunch, setLaunchPhase } from './launch.service'

const api = startApi()
beforeEach(provisionLaunch)

const { waitlist, memberships, booking } = LaunchPhase

/** Moves the launch from its first phase to this one. */
async function reach(phase: LaunchPhase): Promise<void> {
  const team = await teamMember()
  if (phase === waitlist) return
  await setLaunchPhase(services, team, { from: waitlist, to: memberships })
  if (phase === booking) await setLaunchPhase(services, team, { from: memberships, to: booking })
}

/** Creates what the mails are about: a person on the waitlist with an offer and a membership. */
async function createSubject() {
  const user = await person()
  const { entry } = await joinWaitlist(user, {}, api.now())
  const sentAt = api.now()
  const waves = db.getRepository(Wave)
  const rules = { days: 7, refill: false, confirmedOnly: false, note: null, closedAt: null }
  const wave = await waves.save(waves.create({ ...rules, number: 1, size: 1, sentAt }))
  const offers = db.getRepository(Offer)
  const offer = await offers.save(
    offers.create({
      waveId: wave.id,
      waveSize: 1,
      place: 1,
      entryId: entry.id,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + 1),
    }),
  )
  const all = db.getRepository(Membership)
  const membership = await all.save(
    all.create({ userId: user.id, plan: Plan.standard, startedAt: sentAt }),
  )
  return { user, data: { offerId: offer.id, membershipId: membership.id } }
}

type Subject = Awaited<ReturnType<typeof createSubject>>

async function render(
  { user, data }: Subject,
  template: MailDefinition,
  purpose: LinkPurpose,
): Promise<string> {
  const about = { subject: user.id, email: user.email, now: api.now(), purpose }
  const { id: linkId } = await services.links.create(about, db.manager)
  const row = { template: template.name, to: user.email, userId: user.id, key: randomUUID() }
  const mails = db.getRepository(Mail)
  const mail = await mails.save(
    mails.create({ ...row, data: { ...data, linkId }, state: MailState.kept }),
  )
  const rendered = await services.renderMail(mail, db.manager)
  return rendered?.text.replace(/\s+/g, ' ') ?? ''
}

const atOpening = 'The front desk takes the first month when the club opens.'
const atVisit = 'The front desk takes the first month on your first visit.'
const whatever = 'It is yours whatever happens.'
const onTheList = 'It is yours while you are on the list.'

test.each([
  [waitlist, { place: onTheList, payment: atOpening }],
  [memberships, { place: onTheList, payment: atOpening }],
  [booking, { place: onTheList, payment: atVisit }],
])(
  'launch mails: in phase %s they say what is true of a place, and when the first month is taken',
  async (phase, own) => {
    await reach(phase)
    const subject = await createSubject()
    const welcome = await render(subject, welcomeMail, confirmEmailLink)
    expect([whatever, onTheList].filter(words => welcome.includes(words))).toEqual([own.place])
    for (const template of [offerMail, offerReminderMail, membershipStartedMail]) {
      const text = await render(subject, template, offerLink)
      const said = [atOpening, atVisit].filter(words => text.includes(words))
      expect([template.name, said]).toEqual([template.name, [own.payment]])
    }
  },
)
