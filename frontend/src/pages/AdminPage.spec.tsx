import '../testing/dialogPolyfill'
import '../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StaffRoleName } from '@shared/staff-scopes'
import { sessionStore } from '../api/sessionStore'
import { closure } from '../testing/closureFixtures'
import { connectionOf } from '../testing/connectionOf'
import { clubClock, courtSchedule } from '../testing/courtScheduleFixtures'
import { enter } from '../testing/enter'
import { errorResponse, mockServer, variablesOf } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { person, resetSession } from '../testing/sessionFixtures'
import { waitlistAnswers, waitlistEntries } from '../testing/waitlistFixtures'
import { currentToast } from '../ui/toast'
import { AdminPage } from './AdminPage'

const TITLE = 'Your role has changed'
const FACTOR = 'Add a second factor'

const figures = { __typename: 'NewsletterFigures', confirmed: 2, unconfirmed: 0, undeliverable: 0 }

/** The role as the server has it. */
let stored: StaffRoleName = 'DESK'

function setRole(staffRole: StaffRoleName, firstName = 'Camila') {
  stored = staffRole
  act(() => sessionStore.setUser(person({ staffRole, firstName, hasSecondFactor: true })))
}

async function open(role: StaffRoleName, section: string, answers: object = {}) {
  setRole(role)
  const operations = mockServer({
    ...waitlistAnswers(() => waitlistEntries(3)),
    ClubClock: clubClock(),
    CourtSchedule: ({ date }) => ({ data: { courtSchedule: courtSchedule(String(date)) } }),
    CourtClosures: () => ({ data: { courtClosures: connectionOf('CourtClosure', [closure(1)]) } }),
    NewMessages: () => ({ data: { contactSubmissions: connectionOf('ContactSubmission', [], 2) } }),
    NewsletterSubscriptions: () => ({
      data: { newsletterSubscriptions: connectionOf('NewsletterSubscription', []) },
    }),
    NewsletterFigures: () => ({ data: { newsletterFigures: figures } }),
    Me: () => ({ data: { me: person({ staffRole: stored, hasSecondFactor: true }) } }),
    ...answers,
  })
  await renderWithApi(<AdminPage />, `/admin?view=${section}`)
  return operations
}

const link = (name: string) => screen.findByRole('link', { name })
const heading = (name: string) => screen.getByRole('heading', { level: 1, name })

const scrollTo = jest.fn()
beforeEach(() => {
  scrollTo.mockClear()
  globalThis.scrollTo = scrollTo
})
afterEach(resetSession)

describe('/admin by role, and when the role changes (ACCOUNT-36)', () => {
  it('says which section is gone, and focuses the heading of the one in its place', async () => {
    await open('MANAGER', 'newsletter')
    const current = await link('Newsletter')
    act(() => current.focus())
    setRole('DESK')
    expect(screen.getByText(TITLE).closest('[role="status"]')).toHaveTextContent(
      'It is Front desk now. You no longer see Newsletter.',
    )
    expect(heading('Waitlist')).toHaveFocus()
    expect(scrollTo).toHaveBeenCalledTimes(1)
    expect(await link('Camila Alvarez 1')).toBeVisible()
  })

  it('says so if the section stays, and focuses its heading if a form with the focus is gone', async () => {
    await open('MANAGER', 'closures')
    await userEvent.click(await screen.findByRole('button', { name: 'Close courts' }))
    await enter(await screen.findByRole('textbox', { name: 'Title' }), 'Clinic')
    setRole('DESK')
    expect(screen.getByText('It is Front desk now. This page shows what it allows.')).toBeVisible()
    expect(heading('Closures')).toHaveFocus()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('says it after the refusal of the act by which the page learns it', async () => {
    const message = {
      __typename: 'ContactSubmission',
      id: 'a',
      name: 'Diego',
      email: 'diego@example.com',
      phone: null,
      message: 'Hello',
      status: 'new',
      createdAt: '2026-11-20T15:00:00.000Z',
      account: null,
    }
    let role: StaffRoleName = 'MANAGER'
    const forbidden = errorResponse('FORBIDDEN', 'Access Denied')
    await open('MANAGER', 'messages', {
      ContactSubmissions: () =>
        role === 'DESK'
          ? forbidden
          : { data: { contactSubmissions: connectionOf('Contact', [message]) } },
      SetContactStatus: () => {
        role = 'DESK'
        return forbidden
      },
      Me: () => ({ data: { me: person({ staffRole: role, hasSecondFactor: true }) } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Replied' }))
    await waitFor(() => expect(heading('Waitlist')).toBeVisible())
    await link('Camila Alvarez 1')
    expect(currentToast()).toMatchObject({ title: TITLE, open: true })
  })

  it('says that a link leads to a section of another role, until the next section', async () => {
    await open('DESK', 'letters')
    expect(
      await screen.findByText('Your role, Front desk, does not include Letters.'),
    ).toBeVisible()
    await userEvent.click(await link('Closures'))
    await waitFor(() => expect(heading('Closures')).toBeVisible())
    expect(screen.queryByText(/does not include/)).not.toBeInTheDocument()
  })

  it('shows the section if the role has come back', async () => {
    await open('DESK', 'newsletter', {
      Me: () => ({ data: { me: person({ staffRole: 'MANAGER', hasSecondFactor: true }) } }),
    })
    await waitFor(() => expect(heading('Newsletter')).toBeVisible())
    expect(screen.queryByText(/does not include/)).not.toBeInTheDocument()
  })

  it('shows each role its sections, and leaves the focus in what stays', async () => {
    const operations = await open('DESK', 'waitlist')
    const opener = await link('Camila Alvarez 1')
    const desk = [
      'Today',
      'Waitlist',
      'Memberships',
      'Day',
      'Closures',
      'Use',
      'Money',
      'Site line',
    ]
    const sections = () =>
      within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent.trim())
    expect(sections()).toEqual(desk)
    expect(variablesOf(operations, 'NewMessages')).toEqual([])
    expect(screen.queryByText(FACTOR)).toBeNull()
    act(() => opener.focus())
    // Something else about the person changes.
    setRole('DESK', 'Camila María')
    expect(screen.queryByText(TITLE)).toBeNull()
    expect(opener).toHaveFocus()
    const field = screen.getByRole('searchbox')
    act(() => field.focus())
    setRole('MANAGER')
    expect(screen.getByText('It is Manager now. This page shows what it allows.')).toBeVisible()
    expect(field).toHaveFocus()
    expect(await link('Messages 2 new')).toBeVisible()
    expect(sections()).toEqual(expect.arrayContaining([...desk, 'Waves', 'Messages 2 new', 'Mail']))
    expect(sections()).not.toContain('Staff')
    expect(sections()).not.toContain('Integrations')
  })
})

describe('/admin and second factors (ACCOUNT-49)', () => {
  async function openAs(changes: Parameters<typeof person>[0]) {
    act(() => sessionStore.setUser(person(changes)))
    const operations = mockServer(waitlistAnswers(() => waitlistEntries(3)))
    await renderWithApi(<AdminPage />, '/admin')
    return operations
  }

  it('leads staff without one to the profile, and requests nothing', async () => {
    const operations = await openAs({ staffRole: 'DESK', needsSecondFactor: true })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Add a second factor first',
    )
    const link = screen.getByRole('link', { name: 'Add one on your profile' })
    expect(link).toHaveAttribute('href', '/profile')
    expect(operations).toEqual([])
  })

  it('shows an owner who may go on without one a notice', async () => {
    await openAs({ isAdmin: true, role: 'ADMIN' })
    expect(await link('Camila Alvarez 1')).toBeVisible()
    expect(screen.getByRole('link', { name: FACTOR })).toHaveAttribute('href', '/profile')
  })
})
