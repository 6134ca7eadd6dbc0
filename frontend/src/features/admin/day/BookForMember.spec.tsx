import { button, hourAt, openDay, press, tomorrow } from '../../../testing/adminDay'
import { enter, enterAndSubmit } from '../../../testing/enter'
import { screen, waitFor } from '@testing-library/react'
import { courts, deskBooking, hourOf, member } from '../../../testing/courtScheduleFixtures'
import { errorResponse, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { connectionOf } from '../../../testing/connectionOf'

describe('admin day: booking for a member', () => {
  const charges = [{ kind: 'guest_pass', cents: 1999 }]
  const membership = { __typename: 'Membership', id: 'm7', number: 7, plan: 'standard' }
  const found = connectionOf('Membership', [{ ...membership, person: member(7) }])

  /** Opens the form for the first hour of court 2 and chooses the member. */
  async function choose(answers: object, shown: { bookings?: object[] } = {}) {
    const operations = await openDay(tomorrow, shown, {
      MembersByName: () => ({ data: { memberships: found } }),
      ...answers,
    })
    const opener = `Book for a member… Championship Court 2 at ${hourAt(tomorrow, 0)}`
    await press(opener)
    await press('Close')
    expect(await button(opener)).toHaveFocus()
    await press(opener)
    expect(await screen.findByRole('searchbox')).toHaveFocus()
    await enterAndSubmit(screen.getByRole('searchbox'), 'ana7')
    await press('Choose Ana Ruiz 7')
    return operations
  }

  it('says before the press that a mail is sent (MAIL-23), and accepts only charges that it has shown for these guests', async () => {
    const operations = await choose({
      SendsMail: () => ({ data: { sendsMail: true } }),
      BookForMember: ({ input }: { input: { acceptsCharges: boolean } }) =>
        input.acceptsCharges
          ? { data: { bookForMember: { ...deskBooking(tomorrow, 0), notTold: [notTold(1)] } } }
          : errorResponse('CHARGE_REQUIRED', 'This costs extra.', { charges }),
    })
    const follows = 'The member sees the booking on the dashboard. The member gets a mail.'
    expect(await screen.findByText(follows)).toBeVisible()
    await enter(screen.getByRole('textbox', { name: /Guest 1/ }), 'Bo')
    await press('Book the court')
    await screen.findByRole('button', { name: 'Book and write down $19.99' })
    expect(screen.getByRole('status', { name: 'What it costs' })).toHaveTextContent(
      'Guest pass $19.99Nothing is charged here: the front desk settles it.',
    )
    await enter(screen.getByRole('textbox', { name: /Guest 2/ }), 'Carla')
    await press('Book the court')
    await press('Book and write down $19.99')
    const notice = `Championship Court 2 at ${hourAt(tomorrow, 0)} is booked for Ana Ruiz 7.`
    expect((await screen.findByText(notice)).closest('[role="status"]')).toHaveTextContent(
      /1 person could not be told by mail, .*:Camila Alvarez 1, /,
    )
    const sent = variablesOf(operations, 'BookForMember').map(
      variables => (variables as { input: { acceptsCharges: boolean; guests: string[] } }).input,
    )
    expect(sent.map(({ acceptsCharges, guests }) => [acceptsCharges, ...guests])).toEqual([
      [false, 'Bo'],
      [false, 'Bo', 'Carla'],
      [false, 'Bo', 'Carla'],
      [true, 'Bo', 'Carla'],
    ])
    const { startsAt } = hourOf(tomorrow, 0)
    expect(sent[0]).toMatchObject({ membershipId: 'm7', courtId: 'c2', startsAt })
  })

  it('says before the press that no mail is sent (MAIL-23), shows the refusal of the server, and without an answer says what is so: it is booked only if the hour has the member’s booking', async () => {
    const shown: { bookings?: object[] } = {}
    let answer: () => object = () => errorResponse('SLOT_TAKEN', 'Somebody was faster.')
    const operations = await choose(
      { SendsMail: () => ({ data: { sendsMail: false } }), BookForMember: () => answer() },
      shown,
    )
    const follows =
      'The member sees the booking on the dashboard. No mail is sent, because this site has no mail server.'
    expect(await screen.findByText(follows)).toBeVisible()
    await press('Book the court')
    expect(await screen.findByText('Not booked: Somebody was faster.')).toBeVisible()
    const isFound = async (booking: object | undefined, told: string | RegExp) => {
      const sent = variablesOf(operations, 'BookForMember').length
      answer = () => {
        if (booking) shown.bookings = [deskBooking(tomorrow, 0, { court: courts[1], ...booking })]
        throw new TypeError('Failed to fetch')
      }
      await press('Book the court')
      await waitFor(() =>
        expect(variablesOf(operations, 'BookForMember').length).toBeGreaterThan(sent),
      )
      expect(await screen.findByText(told)).toBeVisible()
      expect(screen.queryByText(/Not booked/)).toBeNull()
      return screen.queryByRole('dialog') === null
    }
    const unanswered =
      'No answer came. It may have been done: look at the day before you try again.'
    expect(await isFound(undefined, unanswered)).toBe(false)
    expect(await isFound({ person: member(8) }, unanswered)).toBe(false)
    const absent = { person: member(7), status: 'no_show', holdsCourt: false }
    expect(await isFound(absent, unanswered)).toBe(false)
    const booked = /^Championship Court 2 at .* is booked for/
    expect(await isFound({ person: member(7) }, booked)).toBe(true)
  })
})
