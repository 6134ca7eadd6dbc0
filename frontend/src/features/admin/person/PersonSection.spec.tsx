import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { WaitlistRowFragment } from '../../../api/operationTypes'
import { enter } from '../../../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { connectionOf } from '../../../testing/connectionOf'
import { hour, mailsOf, personAnswers, personOf } from '../../../testing/personFixtures'
import { renderBeforeApi, renderWithApi } from '../../../testing/renderWithApi'
import { waitlistEntry } from '../../../testing/waitlistFixtures'
import { currentToast } from '../../../ui/toast'
import { CurrentSection } from '../CurrentSection'
import { PersonActions } from './PersonActions'
import { PersonBookings } from './PersonBookings'
import { PersonHead } from './PersonHead'
import { PersonMails, PersonMessages } from './PersonMails'
import { PersonMembership } from './PersonMembership'
import { PersonCharges, PersonDues, PersonOwed } from './PersonMoney'
import { PersonNow } from './PersonNow'
import { PersonOffers, PersonPassedOver } from './PersonOffers'
import type { PersonDetails } from './personState'

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
async function open(changes: object = {}, answers: object = {}) {
  const operations = mockServer({ ...personAnswers({}, changes), ...answers })
  await renderWithApi(<CurrentSection name="person" />, '/admin?view=person&id=u1')
  return operations
}

/** Shows some parts of the page. */
async function openParts(
  parts: ReactNode,
  lists: Parameters<typeof personAnswers>[0],
  answers: object = {},
) {
  const operations = mockServer({ ...personAnswers(lists), ...answers })
  await renderWithApi(parts)
  return operations
}

/** Shows the head of the page. A fixture's types are wider. */
const openHead = (changes: object) =>
  renderBeforeApi(<PersonHead person={personOf(1, changes) as PersonDetails} />)

const heading = (name = camila) => screen.findByRole('heading', { level: 2, name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Answers with the bookings to come, or the earlier ones. */
const bookingsOf =
  (page: (upcoming: unknown, after: unknown) => object) =>
  ({ id, upcoming, after }: Record<string, unknown>) => ({
    data: { person: { __typename: 'Person', id, bookings: page(upcoming, after) } },
  })
const texts = (items: HTMLElement[]) => items.map(({ textContent }) => textContent)

describe('admin person', () => {
  it('shows who the person is to the club', async () => {
    await openHead({
      phone: '+1 305 555 0199',
      memberships: [membership],
      entry: {
        ...personOf(1).entry,
        status: 'joined',
        planWish: 'unlimited',
      },
      referrer: waitlistEntry(3),
    })
    await heading()
    expect(screen.getByText('member')).toBeVisible()
    expect(texts(screen.getAllByRole('definition'))).toEqual([
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
    ['not confirmed', { emailConfirmed: false }],
    [
      'refused by its mail server since Nov 20, 2026, 10:00 AM',
      { emailConfirmed: false, undeliverableSince: sentAt },
    ],
  ])('says “%s”', async (words, changes) => {
    await openHead(changes)
    expect(screen.getByText(words)).toBeVisible()
  })

  it('shows a deleted account without an address and acts, and an empty text in each part', async () => {
    await open({ firstName: null, lastName: null, email: null, deletedAt: sentAt })
    await heading('Deleted account')
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
    expect(screen.queryByRole('button', { name: /^Mark|^Remove|^Delete/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
  })

  it('says what waits for the team', async () => {
    const now = {
      person: {
        __typename: 'Person',
        id: 'u1',
        bookings: connectionOf('Booking', [hour('b1')]),
        offers: connectionOf('Offer', [
          {
            __typename: 'Offer',
            id: 'o1',
            state: 'open',
            expiresAt: '2026-11-28T05:00:00.000Z',
          } as {
            id: string
          },
        ]),
      },
      charges: { __typename: 'ChargeConnection', totalCount: 2, totalCents: 4500 },
      dues: { __typename: 'DueConnection', totalCount: 1, totalCents: 11900 },
      contactSubmissions: { __typename: 'ContactConnection', totalCount: 2 },
      mails: { __typename: 'MailConnection', totalCount: 1 },
    }
    await openParts(<PersonNow id="u1" />, {}, { PersonNow: () => ({ data: now }) })
    expect(texts(await screen.findAllByRole('listitem'))).toEqual([
      'An offer is open until the end of Friday, November 27.',
      '2 charges to settle: $45.00.',
      '1 due to settle: $119.00.',
      '2 messages are not answered.',
      '1 mail has failed.',
      'Next booking: Fri, Nov 27, 2026, 11:30 PM, Court 2.',
    ])
  })

  it('shows offers with their answers, and who was passed over and why', async () => {
    const offer = {
      __typename: 'Offer',
      id: 'o1',
      state: 'expired',
      sentAt,
      expiresAt: sentAt,
      decidedAt: sentAt,
      plan: null,
      reason: null,
      wave: {
        __typename: 'OfferWave',
        id: 'w2',
        number: 2,
      },
    }
    const passed = {
      __typename: 'PassedOver',
      id: 'p1',
      reason: 'unconfirmed',
      passedOverAt: sentAt,
      waveId: 'w1',
      waveNumber: 1,
    }
    await openParts(
      <>
        <PersonOffers id="u1" />
        <PersonPassedOver id="u1" />
      </>,
      { offers: connectionOf('Offer', [offer]), passedOver: connectionOf('PassedOver', [passed]) },
    )
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
      __typename: 'ContactSubmission',
      id: 'c1',
      message: 'Is it open on Sunday?',
      status: 'new',
      createdAt: sentAt,
    }
    const name = 'Answer in the inbox'
    const messages = <PersonMessages id="u1" email="camila1@example.com" />
    await openParts(messages, { messages: connectionOf('Contact', [message]) })
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/admin?view=messages&search=camila1%40example.com',
    )
    cleanup()
    await openParts(messages, {})
    expect(await screen.findByText('No message from this address')).toBeVisible()
    expect(screen.queryByRole('link', { name })).toBeNull()
  })

  it('shows dues and charges, how and by whom they were settled; waives one, and settles all others together', async () => {
    const { user } = waitlistEntry(1)
    const money = { method: null as string | null, settledByName: null as string | null }
    const due = {
      __typename: 'DeskDue',
      id: 'd1',
      kind: 'fee',
      plan: 'standard',
      cents: 11900,
      state: 'open',
      dueOn: '2026-11-23',
      periodStart: '2026-11-23',
      periodEnd: '2026-12-22',
      ...money,
      note: null,
      waivedReason: null,
      person: user,
    }
    const charge = {
      __typename: 'DeskCharge',
      id: 'c1',
      kind: 'guest_pass',
      no: 1,
      cents: 1999,
      state: 'open',
      createdAt: sentAt,
      settledHow: null,
      waivedReason: null,
      ...money,
      isToBeReturned: false,
      courtName: 'Court 1',
      startsAt: sentAt,
      person: user,
    }
    const settled = {
      ...charge,
      id: 'c2',
      state: 'settled',
      settledHow: 'Visa',
      method: 'card_at_desk',
      settledByName: 'Dana Desk',
    }
    const owed = { dues: [due] as object[], charges: [charge] as object[] }
    const operations = await openParts(
      <>
        <PersonOwed person={{ ...user, email: 'camila1@example.com' }} />
        <PersonDues id="u1" />
        <PersonCharges id="u1" />
      </>,
      {
        dues: connectionOf('Due', [due]),
        charges: connectionOf<{ id: string }>('Charge', [settled, charge]),
        owed,
      },
      {
        WaiveCharge: () => {
          owed.charges = []
          return { data: { waiveCharge: { ...charge, state: 'waived', waivedReason: 'A gift' } } }
        },
        SettleOwed: () => {
          owed.dues = []
          return { data: { settleOwed: { __typename: 'OwedBy', dues: [], charges: [] } } }
        },
      },
    )
    expect(await part('Dues').findByRole('listitem')).toHaveTextContent(
      /^Membership fee, Standard \$119\.00Nov 23, 2026 to Dec 22, 2026open/,
    )
    expect((await part('Charges').findAllByRole('listitem'))[0]).toHaveTextContent(
      'Guest pass $19.99Court 1, Fri, Nov 20, 2026, 10 AM, Card at the desk, Visa, by Dana Desk',
    )
    expect(await part('Money').findByText('Owes $138.99')).toBeVisible()
    await userEvent.click(part('Charges').getByRole('button', { name: /^Waive/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await enter(await dialog.findByRole('textbox'), 'A gift')
    await userEvent.click(dialog.getByRole('button', { name: 'Waive' }))
    expect(await part('Money').findByText('Owes $119.00')).toBeVisible()
    await userEvent.click(part('Money').getByRole('button', { name: 'Settle…' }))
    await press('Settle $119.00')
    expect(await part('Money').findByText(`$119.00 of ${camila} is settled.`)).toBeVisible()
    expect(await part('Money').findByText('Owes nothing')).toBeVisible()
    const input = { userId: 'u1', chargeIds: null, dueIds: ['d1'], method: 'card_at_desk' }
    expect(variablesOf(operations, 'SettleOwed')[0]).toEqual({ input: { ...input, note: null } })
  })

  it('says what became of bookings, moves the focus to the next ones, and keeps it when they load again', async () => {
    let bookings = [
      hour('b1', { guests: ['Lu', 'Max'], checkedInAt: sentAt }),
      hour('b2', { status: 'cancelled', wasLate: true }),
      hour('b3', { status: 'no_show' }),
    ]
    const operations = await openParts(
      <>
        <PersonActions
          // A fixture's types are wider.
          entry={waitlistEntry(1) as WaitlistRowFragment}
          canUndo={false}
          canRestore={false}
          onRefused={() => Promise.resolve()}
        />
        <PersonBookings id="u1" upcoming={false} />
      </>,
      {},
      {
        PersonBookings: bookingsOf((_, after) => {
          const from = bookings.findIndex(({ id }) => id === after) + 1
          return connectionOf(
            'Booking',
            bookings.slice(from, from + 2),
            after ? undefined : bookings.length,
          )
        }),
        SetWaitlistStatuses: () => {
          bookings = [hour('b0'), ...bookings]
          const invited = { __typename: 'WaitlistEntry', id: 'e1', status: 'invited' }
          return { data: { setWaitlistStatuses: [{ ...invited, notTold: [] }] } }
        },
      },
    )
    const items = () => part('Earlier bookings').getAllByRole('listitem')
    await press('Show more')
    await waitFor(() => expect(items()).toHaveLength(3))
    expect(items()[2]).toHaveFocus()
    expect(operations.at(-1)?.variables).toEqual({ id: 'u1', upcoming: false, after: 'b2' })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(texts(items()).map(text => text.replace(/^.*PM/, ''))).toEqual([
      expect.stringMatching(/^Court 2, with Lu, Max, arrived Nov 20, 2026/),
      'Court 2, cancelled late',
      'Court 2, did not come',
    ])
    await press(`Mark as invited: ${camila}`)
    await press('Mark as invited')
    await waitFor(() => expect(items()).toHaveLength(4))
    expect(screen.getByRole('group', { name: `Status of ${camila}` })).toHaveFocus()
  })

  it('loads a part again that has failed, while the others are shown', async () => {
    let fails = true
    await openParts(
      <>
        <PersonMails id="u1" />
        <PersonDues id="u1" />
      </>,
      {},
      {
        PersonMails: () =>
          fails ? errorResponse('SERVICE_UNAVAILABLE', 'No.') : { data: { mails: mailsOf() } },
      },
    )
    expect(await screen.findByText('Mails could not be loaded.')).toBeVisible()
    expect(await screen.findByText('No dues yet')).toBeVisible()
    fails = false
    await press('Try again')
    expect(await screen.findByText('No mail in the last 90 days')).toBeVisible()
  })

  it('shows beside the status actions why a change was refused, and marks the person as invited', async () => {
    const invited = { __typename: 'WaitlistEntry', id: 'e1', status: 'invited', notTold: [] }
    const refusals = [errorResponse('CONFLICT', '#1 is joined by now; please look again.')]
    let status = 'waiting'
    const operations = await open(
      {},
      {
        Person: () => ({
          data: { person: personOf(1, { entry: { ...personOf(1).entry, status } }) },
        }),
        SetWaitlistStatuses: () => {
          const refusal = refusals.shift()
          if (refusal) return refusal
          status = 'invited'
          return { data: { setWaitlistStatuses: [invited] } }
        },
      },
    )
    await heading()
    const place = part('Waitlist')
    await userEvent.click(place.getByRole('button', { name: `Mark as invited: ${camila}` }))
    await userEvent.click(place.getByRole('button', { name: 'Mark as invited' }))
    expect(await place.findByText(/#1 is joined by now; please look again\./)).toBeVisible()
    expect(currentToast()).toBeUndefined()
    await userEvent.click(place.getByRole('button', { name: 'Mark as invited' }))
    expect(await place.findByText(`${camila} is invited.`)).toHaveAttribute('role', 'status')
    expect(await place.findByRole('button', { name: `Mark joined: ${camila}` })).toBeEnabled()
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
    const lists = { upcoming: connectionOf('Booking', [hour('b1')]), mails: mailsOf() }
    await openParts(
      <>
        <PersonMembership person={personOf(1, { memberships: [membership] }) as PersonDetails} />
        <PersonOwed person={{ ...waitlistEntry(1).user, email: 'camila1@example.com' }} />
        <PersonBookings id="u1" upcoming />
        <PersonMails id="u1" />
      </>,
      { owed },
      {
        PersonBookings: bookingsOf(() => lists.upcoming),
        PersonMails: () => ({ data: { mails: lists.mails } }),
        MembershipEnd: () => ({
          data: {
            membershipEnd: {
              __typename: 'MembershipEnd',
              bookingsAfter: 1,
              openCharges: 1,
              openCents: 1999,
              openDues: 0,
              openDueCents: 0,
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
    )
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

  it.each([
    ['leads to nobody', 'NOT_FOUND', 'This address leads to nobody with an account'],
    ['could not be loaded', 'SERVICE_UNAVAILABLE', 'This person could not be loaded.'],
  ])('says that its URL %s', async (_what, code, words) => {
    await open({}, { Person: () => errorResponse(code, 'No.') })
    expect(await screen.findByText(words)).toBeVisible()
  })
})
