import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../CurrentSection'
import { errorResponse, mockServer } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { renderWithApi } from '../../../testing/renderWithApi'
import { waitlistEntries, waitlistEntry, waitlistAnswers } from '../../../testing/waitlistFixtures'
import { detailsOf, hour, pageOf } from '../../../testing/personFixtures'
import { currentToast } from '../../../ui/toast'
import { PersonPanel } from './PersonPanel'

const Team = () => (
  <>
    <CurrentSection name="waitlist" />
    <PersonPanel />
  </>
)

const camila = 'Camila Alvarez 1'
const dialog = () => screen.findByRole('dialog', { name: camila })
const address = () => screen.getByRole('note', { name: 'address' })
const part = (name: string) => within(screen.getByRole('region', { name }))

/** Opens the team's page; `changes` are in the details of every person. */
async function open(changes: object = {}, at = '/admin?person=e1', answers: object = {}) {
  const asked = mockServer({
    ...waitlistAnswers(() => waitlistEntries(3)),
    WaitlistEntryDetails: ({ id }) => ({
      data: { waitlistEntryDetails: detailsOf(Number(String(id).slice(1)), changes) },
    }),
    ...answers,
  })
  await renderWithApi(<Team />, at)
  return asked
}

describe('admin person panel', () => {
  it('opens from the name in the row, has its own URL, and closes to the list', async () => {
    await open({}, '/admin?status=waiting')
    await userEvent.click(await screen.findByRole('link', { name: camila }))
    const panel = await dialog()
    expect(address()).toHaveTextContent('/admin?status=waiting&person=e1')
    expect(within(panel).getByRole('heading', { level: 2 })).toHaveFocus()
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toHaveTextContent(/\/admin\?status=waiting$/)
    expect(screen.getByRole('link', { name: camila })).toHaveFocus()
  })

  it('shows contact, position, plan wish, referrer and referrals', async () => {
    await open({
      entry: { ...detailsOf(1).entry, planWish: 'unlimited', referralRewards: 1 },
      referrer: waitlistEntry(3),
      referrals: pageOf('Waitlist', [waitlistEntry(2)]),
      bookings: pageOf('Booking', [
        hour('b1'),
        hour('b2', { status: 'cancelled' }),
        hour('b3', { status: 'no_show' }),
      ]),
    })
    const panel = within(await dialog())
    expect(await panel.findByRole('link', { name: /^camila1/ })).toHaveAttribute(
      'href',
      'mailto:camila1@example.com',
    )
    const facts = panel.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'camila1@example.com',
      '#1',
      'waiting',
      'Jan 15, 2024, 11:42 PM',
      'Jan 15, 2024, 11:42 PM',
      'Unlimited',
      'Camila Alvarez 3',
    ])
    expect(part('Friends they brought').getByRole('listitem')).toHaveTextContent(
      '#2Camila Alvarez 2waiting',
    )
    const [booked, cancelled, unknown] = part('Bookings').getAllByRole('listitem')
    expect(booked).toHaveTextContent(/Nov 27, 2026, 11:30 PMCourt 2$/)
    expect(cancelled).toHaveTextContent(/Court 2, cancelled$/)
    expect(unknown).toHaveTextContent(/Court 2, no_show$/)
  })

  it('links to another person, and closes both panels at once', async () => {
    await open({ referrals: pageOf('Waitlist', [waitlistEntry(2)]) }, '/admin')
    await userEvent.click(await screen.findByRole('link', { name: camila }))
    const panel = within(await dialog())
    await userEvent.click(await panel.findByRole('link', { name: 'Camila Alvarez 2' }))
    const second = await screen.findByRole('dialog', { name: 'Camila Alvarez 2' })
    fireEvent(second, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toHaveTextContent(/\/admin$/)
    expect(screen.getByRole('link', { name: camila })).toHaveFocus()
  })

  it('shows empty states for referrals, bookings and notes', async () => {
    await open()
    await dialog()
    expect(await screen.findByText('Nobody yet')).toBeVisible()
    for (const texts of ['No bookings yet', 'No notes yet', 'Nobody', 'N/A'])
      expect(screen.getByText(texts)).toBeVisible()
  })

  it('marks the person as invited', async () => {
    const invited = { __typename: 'WaitlistEntry', id: 'e1', status: 'invited', notTold: [] }
    let status = 'waiting'
    await open({}, undefined, {
      WaitlistEntryDetails: () => ({
        data: {
          waitlistEntryDetails: detailsOf(1, { entry: { ...detailsOf(1).entry, status } }),
        },
      }),
      SetWaitlistStatuses: () => {
        status = 'invited'
        return { data: { setWaitlistStatuses: [invited] } }
      },
    })
    const panel = within(await dialog())
    await userEvent.click(await panel.findByRole('button', { name: `Mark as invited: ${camila}` }))
    expect(panel.getByText(/no mail and no offer/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Mark as invited' }))
    expect(await panel.findByText(`${camila} is invited.`)).toHaveAttribute('role', 'status')
    const group = panel.getByRole('group', { name: `Status of ${camila}` })
    await waitFor(() => expect(group).toHaveFocus())
    expect(panel.getByRole('button', { name: `Mark joined: ${camila}` })).toBeEnabled()
  })

  it('shows beside the status actions why a change was refused', async () => {
    await open({}, undefined, {
      SetWaitlistStatuses: () =>
        errorResponse('CONFLICT', '#1 is joined by now; please look again.'),
    })
    const panel = within(await dialog())
    await userEvent.click(await panel.findByRole('button', { name: `Mark as invited: ${camila}` }))
    expect(panel.getByText(/no mail and no offer/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Mark as invited' }))
    expect(await panel.findByText(/#1 is joined by now; please look again\./)).toBeVisible()
    expect(panel.getByRole('button', { name: 'Mark as invited' })).toBeEnabled()
    expect(currentToast()).toBeUndefined()
  })

  it.each([true, false])('takes back that a person has joined only if it can: %s', async can => {
    const entry = { ...detailsOf(1).entry, status: 'joined' }
    await open({ entry, canUndoStatus: can })
    const panel = within(await dialog())
    expect(
      await panel.findByRole('link', { name: `End the membership of ${camila}` }),
    ).toHaveAttribute('href', '/admin?view=memberships&search=camila1%40example.com')
    const takeBack = panel.queryByRole('button', { name: `Take back that ${camila} has joined` })
    expect(takeBack !== null).toBe(can)
  })

  it('takes a removal of today back, after a question', async () => {
    const left = { ...detailsOf(1).entry, status: 'left', leftAt: '2026-11-20T15:00:00.000Z' }
    let entry: object = left
    const asked = await open({}, undefined, {
      WaitlistEntryDetails: () => ({
        data: { waitlistEntryDetails: detailsOf(1, { entry, canRestore: entry === left }) },
      }),
      RestoreEntry: () => {
        entry = detailsOf(1).entry
        const restored = { ...left, status: 'waiting', leftAt: null, notTold: [notTold(1)] }
        return { data: { restoreEntry: restored } }
      },
    })
    const panel = within(await dialog())
    await userEvent.click(await panel.findByRole('button', { name: 'Take the removal back' }))
    expect(asked.some(({ operationName }) => operationName === 'RestoreEntry')).toBe(false)
    await userEvent.click(panel.getByRole('button', { name: 'Yes, take it back' }))
    expect(await panel.findByRole('button', { name: `Mark as invited: ${camila}` })).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Take the removal back' })).toBeNull()
    expect(panel.getByText(`${camila} waits again.`)).toHaveAttribute('role', 'status')
    expect(panel.getByText(/^1 person could not be told by mail/)).toBeVisible()
  })

  it('uses the e-mail address in every link to a person without a name', async () => {
    const unnamed = { user: { firstName: null, lastName: null } }
    await open({ referrals: pageOf('Waitlist', [waitlistEntry(2, unnamed)]) }, undefined, {
      ...waitlistAnswers(() => [waitlistEntry(1), waitlistEntry(2, unnamed)]),
    })
    await dialog()
    const friends = within(await screen.findByRole('region', { name: 'Friends they brought' }))
    expect(friends.getByRole('link', { name: 'camila2@example.com' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'N/A, camila2@example.com' })).toBeVisible()
  })

  it('loads more of a long list', async () => {
    const pages = [pageOf('Booking', [hour('b1')], 2), pageOf('Booking', [hour('b2')])]
    const asked = await open({ bookings: pages[0] }, undefined, {
      PersonBookings: () => ({
        data: {
          waitlistEntryDetails: {
            __typename: 'WaitlistEntryDetails',
            id: 'e1',
            bookings: { ...pages[1], totalCount: 2 },
          },
        },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(part('Bookings').getAllByRole('listitem')).toHaveLength(2))
    expect(asked.at(-1)?.variables).toEqual({ id: 'e1', after: 'b1' })
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it.each([
    ['leads to nobody', 'NOT_FOUND', 'Nobody found', /leads to nobody/],
    ['could not be loaded', 'SERVICE_UNAVAILABLE', 'Not loaded', /could not be loaded/],
  ])('says that its URL %s', async (_what, code, title, texts) => {
    await open({}, '/admin?person=nobody', {
      WaitlistEntryDetails: () => errorResponse(code, 'No.'),
    })
    const panel = within(await screen.findByRole('dialog', { name: title }))
    expect(panel.getByText(texts)).toBeVisible()
  })
})
