import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { connectionOf } from '../../../testing/connectionOf'
import { hour, mailsOf, personAnswers, personOf } from '../../../testing/personFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { waitlistEntry } from '../../../testing/waitlistFixtures'
import { currentToast } from '../../../ui/toast'
import { CurrentSection } from '../CurrentSection'

const camila = 'Camila Alvarez 1'
const part = (name: string) => within(screen.getByRole('region', { name }))
const sentAt = '2026-11-20T15:00:00.000Z'

const membership = {
  __typename: 'Membership',
  id: 'm1',
  number: 7,
  plan: 'unlimited',
  state: 'active',
  startedAt: sentAt,
  endsOn: null as string | null,
  endReason: null as string | null,
  person: waitlistEntry(1).user,
}

/** Opens the page of the first person; `changes` are in their data. */
async function open(
  changes: object = {},
  {
    lists = {},
    answers = {},
  }: { lists?: Parameters<typeof personAnswers>[0]; answers?: object } = {},
) {
  const operations = mockServer({ ...personAnswers(lists, changes), ...answers })
  await renderWithApi(<CurrentSection name="person" />, '/admin?view=person&id=u1')
  return operations
}

const heading = (name = camila) => screen.findByRole('heading', { level: 2, name })
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

describe('admin person', () => {
  it('shows who the person is to the club', async () => {
    await open({
      ...{ phone: '+1 305 555 0199', memberships: [membership] },
      entry: { ...personOf(1).entry, status: 'joined', planWish: 'unlimited' },
      referrer: waitlistEntry(3),
    })
    await heading()
    expect(screen.getByText('member')).toBeVisible()
    expect(facts()).toEqual([
      'camila1@example.comconfirmed',
      '+1 305 555 0199',
      'No. 7',
      'Unlimited',
      'Nov 20, 2026, 10:00 AM',
      '#1',
      'Jan 15, 2024, 11:42 PM',
      'Unlimited',
      'Camila Alvarez 3',
      'Jan 15, 2024, 11:42 PM',
    ])
    expect(screen.getByRole('link', { name: 'Camila Alvarez 3' })).toHaveAttribute(
      'href',
      '/admin?view=person&id=u3',
    )
  })

  it.each([
    ['no place on the waitlist', { entry: null }],
    ['front desk', { entry: null, staffRole: 'DESK' }],
    ['former member', { memberships: [{ ...membership, state: 'ended', endsOn: '2026-11-30' }] }],
    ['left the waitlist', { entry: { ...personOf(1).entry, status: 'left', leftAt: sentAt } }],
  ])('says “%s”', async (words, changes) => {
    await open(changes)
    const { parentElement } = await heading()
    expect(within(parentElement ?? document.body).getByText(words)).toBeVisible()
  })

  it('says that the address is not confirmed, or refused', async () => {
    await open({ emailConfirmed: false })
    expect(await screen.findByText('not confirmed')).toBeVisible()
  })

  it('says since when no mail reaches the address', async () => {
    await open({ undeliverableSince: sentAt })
    expect(
      await screen.findByText('refused by its mail server since Nov 20, 2026, 10:00 AM'),
    ).toBeVisible()
  })

  it('shows a deleted account without an address and without acts', async () => {
    const gone = { firstName: null, lastName: null, email: null, deletedAt: sentAt }
    await open(gone)
    await heading('Deleted account')
    expect(screen.queryByRole('button', { name: /^Mark|^Remove|^Delete/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
  })

  it('has its own empty text in each part', async () => {
    await open({ entry: null })
    await heading()
    for (const words of [
      'Nothing waits for the team.',
      'No membership yet',
      'No offer yet',
      'No wave has passed this person over',
      'Nobody yet',
      'No booking to come',
      'No earlier booking',
      'Owes nothing',
      'No dues yet',
      'No charge yet',
      'No mail in the last 90 days',
      'No message from this address',
      'No notes yet',
      'No records yet',
    ])
      expect(await screen.findByText(words)).toBeVisible()
  })

  it('says what waits for the team', async () => {
    const now = {
      person: {
        ...{ __typename: 'Person', id: 'u1' },
        bookings: connectionOf('Booking', [hour('b1')]),
        offers: connectionOf('Offer', [
          {
            __typename: 'Offer',
            id: 'o1',
            state: 'open',
            expiresAt: '2026-11-28T05:00:00.000Z',
          } as { id: string },
        ]),
      },
      charges: { __typename: 'ChargeConnection', totalCount: 2, totalCents: 4500 },
      dues: { __typename: 'DueConnection', totalCount: 1, totalCents: 11900 },
      contactSubmissions: { __typename: 'ContactConnection', totalCount: 2 },
      mails: { __typename: 'MailConnection', totalCount: 1 },
    }
    await open({}, { answers: { PersonNow: () => ({ data: now }) } })
    await heading()
    await waitFor(() =>
      expect(
        part('Now')
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'An offer is open until the end of Friday, November 27.',
        '2 charges to settle: $45.00.',
        '1 due to settle: $119.00.',
        '2 messages are not answered.',
        '1 mail has failed.',
        'Next booking: Nov 27, 2026, 11:30 PM, Court 2.',
      ]),
    )
  })

  it('shows offers with their answers, and who was passed over and why', async () => {
    const offer = {
      ...{ __typename: 'Offer', id: 'o1', state: 'expired', sentAt, expiresAt: sentAt },
      ...{
        decidedAt: sentAt,
        plan: null,
        reason: null,
        wave: { __typename: 'OfferWave', id: 'w2', number: 2 },
      },
    }
    const passed = {
      ...{ __typename: 'PassedOver', id: 'p1', reason: 'unconfirmed', passedOverAt: sentAt },
      ...{ waveId: 'w1', waveNumber: 1 },
    }
    await open(
      {},
      {
        lists: {
          offers: connectionOf('Offer', [offer]),
          passedOver: connectionOf('PassedOver', [passed]),
        },
      },
    )
    await heading()
    expect((await part('Offers').findByRole('listitem')).textContent).toBe(
      'Wave 2Expired Nov 20, 2026, 10:00 AM',
    )
    expect(await part('Passed over').findByRole('listitem')).toHaveTextContent(
      'Wave 1Not confirmed, Nov 20, 2026, 10:00 AM',
    )
    expect(part('Passed over').getByRole('link', { name: 'Wave 1' })).toHaveAttribute(
      'href',
      '/admin?view=waves&wave=w1',
    )
  })

  it('links to the inbox only beside messages', async () => {
    const message = {
      ...{ __typename: 'ContactSubmission', id: 'c1', message: 'Is it open on Sunday?' },
      ...{ status: 'new', createdAt: sentAt },
    }
    const name = 'Answer in the inbox'
    await open({}, { lists: { messages: connectionOf('Contact', [message]) } })
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/admin?view=messages&search=camila1%40example.com',
    )
    cleanup()
    await open()
    expect(await screen.findByText('No message from this address')).toBeVisible()
    expect(screen.queryByRole('link', { name })).toBeNull()
  })

  it('shows dues and charges, how and by whom they were settled, and settles all together', async () => {
    const money = { method: null as string | null, settledByName: null as string | null }
    const due = {
      ...{ __typename: 'DeskDue', id: 'd1', kind: 'fee', plan: 'standard', cents: 11900 },
      ...{ state: 'open', dueOn: '2026-11-23', periodStart: '2026-11-23', periodEnd: '2026-12-22' },
      ...{ ...money, note: null, waivedReason: null, person: waitlistEntry(1).user },
    }
    const charge = {
      ...{ __typename: 'DeskCharge', id: 'c1', kind: 'guest_pass', no: 1, cents: 1999 },
      ...{ state: 'settled', createdAt: sentAt, settledHow: 'Visa', waivedReason: null },
      ...{ method: 'card_at_desk', settledByName: 'Dana Desk', isToBeReturned: false },
      ...{ courtName: 'Court 1', startsAt: sentAt, person: waitlistEntry(1).user },
    }
    const owed = { dues: [due], charges: [] as object[] }
    const operations = await open(
      {},
      {
        lists: {
          dues: connectionOf('Due', [due]),
          charges: connectionOf('Charge', [charge]),
          owed,
        },
        answers: {
          SettleOwed: () => {
            owed.dues = []
            return { data: { settleOwed: { __typename: 'OwedBy', dues: [], charges: [] } } }
          },
        },
      },
    )
    await heading()
    expect(await part('Dues').findByRole('listitem')).toHaveTextContent(
      /^Membership fee, Standard \$119\.00Nov 23, 2026 to Dec 22, 2026open/,
    )
    expect(await part('Charges').findByRole('listitem')).toHaveTextContent(
      'Guest pass $19.99Court 1, Fri, Nov 20, 2026, 10 AM, Card at the desk, Visa, by Dana Desk',
    )
    expect(await part('Money').findByText('Owes $119.00')).toBeVisible()
    await userEvent.click(part('Money').getByRole('button', { name: 'Settle…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Settle $119.00' }))
    expect(await part('Money').findByText(`$119.00 of ${camila} is settled.`)).toBeVisible()
    expect(await part('Money').findByText('Owes nothing')).toBeVisible()
    const input = { userId: 'u1', chargeIds: null, dueIds: ['d1'], method: 'card_at_desk' }
    expect(variablesOf(operations, 'SettleOwed')[0]).toEqual({
      input: { ...input, note: null },
    })
  })

  it('owes less once one charge is waived', async () => {
    const charge = {
      ...{ __typename: 'DeskCharge', id: 'c1', kind: 'guest_pass', no: 1, cents: 1999 },
      ...{ state: 'open', createdAt: sentAt, settledHow: null, waivedReason: null },
      ...{ method: null, settledByName: null, isToBeReturned: false },
      ...{ courtName: 'Court 1', startsAt: sentAt, person: waitlistEntry(1).user },
    }
    const owed = { dues: [] as object[], charges: [charge] as object[] }
    await open(
      {},
      {
        lists: { charges: connectionOf('Charge', [charge]), owed },
        answers: {
          WaiveCharge: () => {
            owed.charges = []
            return { data: { waiveCharge: { ...charge, state: 'waived', waivedReason: 'A gift' } } }
          },
        },
      },
    )
    await heading()
    expect(await part('Money').findByText('Owes $19.99')).toBeVisible()
    await userEvent.click(await part('Charges').findByRole('button', { name: /^Waive/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await enter(await dialog.findByRole('textbox'), 'A gift')
    await userEvent.click(dialog.getByRole('button', { name: 'Waive' }))
    expect(await part('Money').findByText('Owes nothing')).toBeVisible()
  })

  it('says what became of a booking', async () => {
    const past = connectionOf('Booking', [
      hour('b1', { guests: ['Lu', 'Max'], checkedInAt: sentAt }),
      hour('b2', { status: 'cancelled', wasLate: true }),
      hour('b3', { status: 'no_show' }),
    ])
    await open({}, { lists: { past } })
    await heading()
    const items = await part('Earlier bookings').findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent.replace(/^.*PM/, ''))).toEqual([
      expect.stringMatching(/^Court 2, with Lu, Max, arrived Nov 20, 2026/),
      'Court 2, cancelled late',
      'Court 2, did not come',
    ])
  })

  it('loads the next rows of a part, and moves the focus to them', async () => {
    const [first, second] = [
      connectionOf('Booking', [hour('b1')], 2),
      connectionOf('Booking', [hour('b2')]),
    ]
    const operations = await open(
      {},
      {
        answers: {
          PersonBookings: ({ id, upcoming, after }: Record<string, unknown>) => ({
            data: {
              person: {
                ...{ __typename: 'Person', id },
                bookings: upcoming ? connectionOf('Booking', []) : after ? second : first,
              },
            },
          }),
        },
      },
    )
    await heading()
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(part('Earlier bookings').getAllByRole('listitem')).toHaveLength(2))
    expect(part('Earlier bookings').getAllByRole('listitem')[1]).toHaveFocus()
    expect(operations.at(-1)?.variables).toEqual({ id: 'u1', upcoming: false, after: 'b1' })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('loads a part again that has failed, while the others are shown', async () => {
    let fails = true
    await open(
      {},
      {
        answers: {
          PersonMails: () =>
            fails
              ? errorResponse('SERVICE_UNAVAILABLE', 'No.')
              : { data: { mails: connectionOf('Mail', []) } },
        },
      },
    )
    await heading()
    expect(await part('Mails').findByText('Mails could not be loaded.')).toBeVisible()
    expect(await screen.findByText('No notes yet')).toBeVisible()
    fails = false
    await userEvent.click(part('Mails').getByRole('button', { name: 'Try again' }))
    expect(await part('Mails').findByText('No mail in the last 90 days')).toBeVisible()
  })

  it('marks the person as invited', async () => {
    const invited = { __typename: 'WaitlistEntry', id: 'e1', status: 'invited', notTold: [] }
    let status = 'waiting'
    const operations = await open(
      {},
      {
        answers: {
          Person: () => ({
            data: { person: personOf(1, { entry: { ...personOf(1).entry, status } }) },
          }),
          SetWaitlistStatuses: () => {
            status = 'invited'
            return { data: { setWaitlistStatuses: [invited] } }
          },
        },
      },
    )
    await heading()
    const place = part('Waitlist')
    await userEvent.click(place.getByRole('button', { name: `Mark as invited: ${camila}` }))
    await userEvent.click(place.getByRole('button', { name: 'Mark as invited' }))
    expect(await place.findByText(`${camila} is invited.`)).toHaveAttribute('role', 'status')
    expect(await place.findByRole('button', { name: `Mark joined: ${camila}` })).toBeEnabled()
    await waitFor(() => expect(variablesOf(operations, 'PersonMails')).toHaveLength(2))
  })

  it('shows beside the status actions why a change was refused', async () => {
    await open(
      {},
      {
        answers: {
          SetWaitlistStatuses: () =>
            errorResponse('CONFLICT', '#1 is joined by now; please look again.'),
        },
      },
    )
    await heading()
    const place = part('Waitlist')
    await userEvent.click(place.getByRole('button', { name: `Mark as invited: ${camila}` }))
    await userEvent.click(place.getByRole('button', { name: 'Mark as invited' }))
    expect(await place.findByText(/#1 is joined by now; please look again\./)).toBeVisible()
    expect(currentToast()).toBeUndefined()
  })

  it('takes a removal of today back, after a question', async () => {
    const left = { ...personOf(1).entry, status: 'left', leftAt: sentAt as string | null }
    let entry = left
    const operations = await open(
      {},
      {
        answers: {
          Person: () => ({ data: { person: personOf(1, { entry, canRestore: entry === left }) } }),
          RestoreEntry: () => {
            entry = personOf(1).entry
            const restored = { ...left, status: 'waiting', leftAt: null, notTold: [notTold(1)] }
            return { data: { restoreEntry: restored } }
          },
        },
      },
    )
    await heading()
    const place = part('Waitlist')
    await userEvent.click(place.getByRole('button', { name: 'Take the removal back' }))
    await userEvent.click(place.getByRole('button', { name: 'Yes, take it back' }))
    expect(await place.findByText(`${camila} waits again.`)).toHaveAttribute('role', 'status')
    expect(place.getByText(/^1 person could not be told by mail/)).toBeVisible()
    await waitFor(() => expect(variablesOf(operations, 'PersonMails')).toHaveLength(2))
  })

  it('shows all that follows from the end of the membership, before it says that it ends (BOOKING-7)', async () => {
    const charge = {
      __typename: 'Charge',
      id: 'c1',
      kind: 'guest_pass',
      cents: 1999,
      state: 'open',
    }
    const owed = { dues: [] as object[], charges: [charge] as object[] }
    const lists = { owed, upcoming: connectionOf('Booking', [hour('b1')]), mails: mailsOf() }
    await open(
      { memberships: [membership] },
      {
        lists,
        answers: {
          PersonBookings: ({ id, upcoming }: Record<string, unknown>) => ({
            data: {
              person: {
                ...{ __typename: 'Person', id },
                bookings: upcoming ? lists.upcoming : connectionOf('Booking', []),
              },
            },
          }),
          PersonMails: () => ({ data: { mails: lists.mails } }),
          MembershipEnd: () => ({
            data: {
              membershipEnd: {
                ...{ __typename: 'MembershipEnd', bookingsAfter: 1, openCharges: 1 },
                ...{ openCents: 1999, openDues: 0, openDueCents: 0 },
              },
            },
          }),
          EndMembershipOf: () => {
            owed.charges = []
            lists.upcoming = connectionOf('Booking', [])
            lists.mails = mailsOf('m1')
            const ended = { ...membership, endsOn: '2026-11-30', endReason: 'Moved', notTold: [] }
            return { data: { endMembershipOf: ended } }
          },
        },
      },
    )
    await heading()
    expect(await part('Money').findByText('Owes $19.99')).toBeVisible()
    expect(await part('Bookings to come').findByRole('listitem')).toBeVisible()
    const button = { name: `End the membership of ${camila}` }
    await userEvent.click(part('Membership').getByRole('button', button))
    const dialog = within(await screen.findByRole('dialog', button))
    await enter(dialog.getByRole('textbox', { name: 'Reason' }), 'Moved')
    await userEvent.click(dialog.getByRole('button', { name: 'End the membership' }))
    expect(await part('Membership').findByText(/^The membership of .* ends after/)).toBeVisible()
    expect(part('Money').getByText('Owes nothing')).toBeVisible()
    expect(part('Bookings to come').queryByRole('listitem')).toBeNull()
    expect(part('Mails').getByText('1 mail')).toBeVisible()
  })

  it('keeps the focus when a part is loaded again after “Show more”', async () => {
    let bookings = ['b1', 'b2', 'b3']
    await open(
      {},
      {
        answers: {
          PersonBookings: ({ id, upcoming, after }: Record<string, unknown>) => {
            const rows = (from: number) => bookings.slice(from, from + 2).map(one => hour(one))
            const past = connectionOf(
              'Booking',
              rows(after ? bookings.findIndex(one => one === after) + 1 : 0),
              after ? undefined : bookings.length,
            )
            return {
              data: {
                person: {
                  ...{ __typename: 'Person', id },
                  bookings: upcoming ? connectionOf('Booking', []) : past,
                },
              },
            }
          },
          SetWaitlistStatuses: () => {
            bookings = ['b0', ...bookings]
            const invited = { __typename: 'WaitlistEntry', id: 'e1', status: 'invited' }
            return { data: { setWaitlistStatuses: [{ ...invited, notTold: [] }] } }
          },
        },
      },
    )
    await heading()
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(part('Earlier bookings').getAllByRole('listitem')).toHaveLength(3))
    const place = part('Waitlist')
    await userEvent.click(place.getByRole('button', { name: `Mark as invited: ${camila}` }))
    await userEvent.click(place.getByRole('button', { name: 'Mark as invited' }))
    await waitFor(() => expect(part('Earlier bookings').getAllByRole('listitem')).toHaveLength(4))
    expect(place.getByRole('group', { name: `Status of ${camila}` })).toHaveFocus()
  })

  it.each([
    ['leads to nobody', 'NOT_FOUND', 'This address leads to nobody with an account'],
    ['could not be loaded', 'SERVICE_UNAVAILABLE', 'This person could not be loaded.'],
  ])('says that its URL %s', async (_what, code, words) => {
    await open({}, { answers: { Person: () => errorResponse(code, 'No.') } })
    expect(await screen.findByText(words)).toBeVisible()
  })
})
