import { bookCourt, bookingInput, clubMember, createCourts } from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { MembershipEndDocument } from '../../../test/operations'
import { setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { Membership } from '../memberships/membership.entity'

const api = startApi()

test('membershipEnd: counts the bookings after a day and the charges that stay open', async () => {
  api.at('2026-11-25T15:00:00Z')
  const [court] = await createCourts()
  await setPhase('booking')
  const member = await clubMember()
  const own = await api.as(member)
  // 6 PM on November 26 with a paid guest, and 11 PM on November 27.
  for (const [startsAt, guests] of [
    ['2026-11-26T23:00:00.000Z', ['Bo']],
    ['2026-11-28T03:00:00.000Z', []],
  ] as const) {
    const input = bookingInput(court!, startsAt, { guests: [...guests], acceptsCharges: true })
    await own.ok(bookCourt, { input })
  }
  const { id } = await db.getRepository(Membership).findOneByOrFail({ userId: member.id })
  await db.query(
    `INSERT INTO due ("userId", "membershipId", "periodStart", "periodEnd", kind, plan, cents, "dueOn")
     VALUES ($1, $2, '2026-11-25', '2026-12-24', 'fee', 'standard', 11900, '2026-11-25')`,
    [member.id, id],
  )
  const caller = await api.team()
  const after = async (endsOn: string) =>
    ((await caller.ok(MembershipEndDocument, { id, endsOn })) as { membershipEnd: object })
      .membershipEnd
  const dues = { openDues: 1, openDueCents: 11_900 }
  expect(await after('2026-11-25')).toEqual({
    bookingsAfter: 2,
    openCharges: 0,
    openCents: 0,
    ...dues,
  })
  const kept = { openCharges: 1, openCents: 1999, ...dues }
  expect(await after('2026-11-26')).toEqual({ bookingsAfter: 1, ...kept })
  expect(await after('2026-11-27')).toEqual({ bookingsAfter: 0, ...kept })
})
