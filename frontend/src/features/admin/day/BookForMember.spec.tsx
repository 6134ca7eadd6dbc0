import { hourAt, openDay, press, tomorrow } from '../../../testing/adminDay'
import { enter, enterAndSubmit } from '../../../testing/enter'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { courts, deskBooking, hourOf, member } from '../../../testing/courtScheduleFixtures'
import { errorResponse, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { connectionOf } from '../../../testing/connectionOf'

describe('admin day: booking for a member', () => {
  const charges = [{ kind: 'guest_pass', cents: 1999 }]
  const found = connectionOf('Membership', [
    {
      __typename: 'Membership',
      id: 'm7',
      number: 7,
      plan: 'standard',
      person: member(7),
    } as { id: string },
  ])

  /** Opens the form for the first hour of court 2 and chooses the member. */
  async function choose(answers: object, shown: { bookings?: object[] } = {}) {
    const operations = await openDay(tomorrow, shown, {
      MembersByName: () => ({ data: { memberships: found } }),
      ...answers,
    })
    await press(`Book for a member… Championship Court 2 at ${hourAt(tomorrow, 0)}`)
    expect(await screen.findByRole('searchbox')).toHaveFocus()
    await enterAndSubmit(screen.getByRole('searchbox'), 'ana7')
    await press('Choose Ana Ruiz 7')
    return operations
  }

  it('accepts only charges that it has shown for these guests', async () => {
    const operations = await choose({
      BookForMember: ({ input }: { input: { acceptsCharges: boolean } }) =>
        input.acceptsCharges
          ? { data: { bookForMember: { ...deskBooking(tomorrow, 0), notTold: [notTold(1)] } } }
          : errorResponse('CHARGE_REQUIRED', 'This costs extra.', { charges }),
    })
    await userEvent.type(await screen.findByRole('textbox', { name: /Guest 1/ }), 'Bo')
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

  it.each([
    [true, 'The member sees the booking on the dashboard. The member gets a mail.'],
    [
      false,
      'The member sees the booking on the dashboard. No mail is sent, because this site has no mail server.',
    ],
  ])('says before the press whether a mail is sent (MAIL-23): %s', async (sendsMail, sentence) => {
    await choose({ SendsMail: () => ({ data: { sendsMail } }) })
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it.each([
    [
      'has the member’s booking',
      { person: member(7) },
      /^Championship Court 2 at .* is booked for/,
    ],
    [
      'has none',
      undefined,
      'No answer came. It may have been done: look at the day before you try again.',
    ],
    [
      'has the booking of another member',
      { person: member(8) },
      'No answer came. It may have been done: look at the day before you try again.',
    ],
    [
      'has a booking that the member did not come to',
      { person: member(7), status: 'no_show', holdsCourt: false },
      'No answer came. It may have been done: look at the day before you try again.',
    ],
  ])('without an answer, says what is so if the hour %s', async (_what, booking, told) => {
    const shown: { bookings?: object[] } = {}
    await choose(
      {
        BookForMember: () => {
          if (booking) shown.bookings = [deskBooking(tomorrow, 0, { court: courts[1], ...booking })]
          throw new TypeError('Failed to fetch')
        },
      },
      shown,
    )
    await press('Book the court')
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.queryAllByRole('dialog')).toHaveLength(typeof told === 'string' ? 1 : 0)
    expect(screen.queryByText(/Not booked/)).toBeNull()
  })

  it('shows the refusal of the server in the form', async () => {
    const sentence = 'Somebody was faster: this time is taken.'
    await choose({ BookForMember: () => errorResponse('SLOT_TAKEN', sentence) })
    await press('Book the court')
    expect(await screen.findByText(`Not booked: ${sentence}`)).toBeVisible()
  })
})
