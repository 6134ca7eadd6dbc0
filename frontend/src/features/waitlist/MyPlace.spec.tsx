import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { waitlistStats } from '../../testing/waitlistFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { ownEntry, person } from '../../testing/sessionFixtures'
import { MyPlace } from './MyPlace'

const holding = (changes: object = {}) => ({
  MyWaitlistEntry: () => ({ data: { myWaitlistEntry: { ...ownEntry, ...changes } } }),
})
const open = () => renderWithApi(<MyPlace person={person()} />, '/dashboard')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const left = { ...ownEntry, status: 'left' }

describe('MyPlace', () => {
  it('leaves only after a second look, lets the person stay, and says in words why leaving is refused', async () => {
    const answers = [
      { data: { leaveWaitlist: left } },
      errorResponse('SERVICE_UNAVAILABLE', 'busy', { retryAfter: 840 }),
    ]
    const operations = mockServer({ ...holding(), LeaveWaitlist: () => answers.pop() ?? {} })
    const leaves = () => operations.filter(({ operationName }) => operationName === 'LeaveWaitlist')
    await open()
    await press('Leave the waitlist')
    expect(
      screen.getByRole('group', { name: /^Leave the waitlist\? You give up number 7\./ }),
    ).toHaveFocus()
    await press('Stay on the waitlist')
    expect(screen.getByRole('button', { name: 'Leave the waitlist' })).toHaveFocus()
    await press('Leave the waitlist')
    expect(leaves()).toEqual([])
    await press('Yes, leave the waitlist')
    expect(
      await screen.findByText('That is not possible right now. Please try again in 14 minutes.'),
    ).toBeVisible()
    expect(screen.getByText('#7')).toBeVisible()
    await press('Yes, leave the waitlist')
    const title = await screen.findByRole('heading', { name: 'Not on the list any more' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(screen.queryByText('#7')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Invite a partner' })).toBeNull()
    expect(leaves()).toHaveLength(2)
  })

  it('says that the club has removed the person, and why, and offers a new place', async () => {
    let entry: object = { ...left, leftReason: 'Asked us by phone.' }
    mockServer({
      MyWaitlistEntry: () => ({ data: { myWaitlistEntry: entry } }),
      JoinWaitlist: () => {
        entry = { ...ownEntry, position: 226 }
        return {
          data: { joinWaitlist: { __typename: 'JoinWaitlistResult', created: true, entry } },
        }
      },
    })
    await open()
    const said = /^The club has taken you off the waitlist\. .* Reason: Asked us by phone\.$/
    expect(await screen.findByText(said)).toBeVisible()
    await press('Reserve My Spot Now')
    expect(await screen.findByText('#226')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Waitlist' })).toHaveFocus())
  })

  it('returns the focus to the button when the place is refused', async () => {
    let refuse = () => {}
    const refused = new Promise<void>(resolve => (refuse = resolve))
    mockServer({
      MyWaitlistEntry: () => ({ data: { myWaitlistEntry: null } }),
      ...waitlistStats(1),
      JoinWaitlist: async () => {
        await refused
        return errorResponse('DAILY_LIMIT', 'All of today’s places are taken.')
      },
    })
    await open()
    const button = await screen.findByRole('button', { name: 'Reserve My Spot Now' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toBeDisabled())
    // The focus falls to the page, as in a browser when its button is disabled.
    screen.getByRole('combobox').focus()
    screen.getByRole('combobox').blur()
    refuse()
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('offers no leaving to a person who has joined', async () => {
    mockServer(holding({ status: 'joined' }))
    await open()
    expect(await screen.findByText('#7')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Leave the waitlist' })).toBeNull()
  })

  it('lets a person without a place ask for a mail when places open, and take that back', async () => {
    let places = false
    const operations = mockServer({
      MyWaitlistEntry: () => ({ data: { myWaitlistEntry: null } }),
      ...waitlistStats(0),
      PlacesMail: () => ({ data: { mailPreferences: { __typename: 'MailPreferences', places } } }),
      SetPlacesMail: ({ input }) => {
        places = (input as { wanted: boolean }).wanted
        return { data: { setPlacesMail: { __typename: 'MailPreferences', places } } }
      },
    })
    await open()
    await press('Tell me when places open')
    expect(await screen.findByText(/^We mail you once/)).toBeVisible()
    await press('Do not tell me')
    expect(await screen.findByRole('button', { name: 'Tell me when places open' })).toBeVisible()
    const sent = operations.filter(({ operationName }) => operationName === 'SetPlacesMail')
    expect(sent.map(({ variables }) => variables['input'])).toEqual([
      { wanted: true },
      { wanted: false },
    ])
  })
})
