import { randomUUID } from 'node:crypto'
import { createToken } from '../../test/api-tokens'
import { bookCourt, bookingInput, clubMember, createCourts } from '../../test/courts'
import { blockCourts, blockInput } from '../../test/desk'
import { startApi } from '../../test/harness'
import { findMails } from '../../test/mails'
import { services } from '../../test/services'
import { setPhase } from '../../test/waves'
import { ApiToken } from '../accounts/api-token.entity'
import { TokenScope } from '../accounts/token-scope'
import { db } from '../database/data-source'
import { apiTokenChangedMail } from '../features/api-tokens/api-tokens.mails'
import { revokeApiToken } from '../features/api-tokens/api-tokens.service'
import { welcomeMail } from '../features/auth/auth.mails'
import { bookingCancelledMail, bookingConfirmedMail } from '../features/bookings/bookings.mails'
import { Plan } from '../features/memberships/membership.entity'

const api = startApi()

/** Creates a member with an unconfirmed address whose mailbox limit is reached. */
async function limitedMember() {
  const member = await clubMember(Plan.standard, { emailConfirmedAt: null })
  for (let written = 0; written < 3; written += 1) {
    const mail = { template: welcomeMail, to: member.email, data: {}, key: randomUUID() }
    await services.mailer.queue(mail, db.manager)
  }
  expect(await services.mailer.mayMail(member.email, db.manager)).toBe(false)
  return member
}

test('mail bounds: a member whose mailbox limit is reached learns of bookings and cancellations', async () => {
  api.at('2026-11-25T15:00:00Z')
  const [court] = await createCourts()
  await setPhase('booking')
  const member = await limitedMember()
  const caller = await api.as(member)
  for (const startsAt of ['2026-11-26T23:00:00Z', '2026-11-27T00:00:00Z'])
    await caller.ok(bookCourt, { input: bookingInput(court!, startsAt) })
  expect(await findMails(bookingConfirmedMail, member.email)).toHaveLength(2)
  const input = blockInput([court!], { cancelsBookings: true })
  await (await api.team()).ok(blockCourts, { input })
  expect(await findMails(bookingCancelledMail, member.email)).toHaveLength(2)
})

test('mail bounds: a person whose mailbox limit is reached learns of a revoked token', async () => {
  const person = await limitedMember()
  await createToken(person, [TokenScope.PROFILE_READ], api.now())
  const { id } = await db.getRepository(ApiToken).findOneByOrFail({ userId: person.id })
  await revokeApiToken(services, { person, now: api.now() }, id)
  expect(await findMails(apiTokenChangedMail, person.email)).toHaveLength(1)
})
