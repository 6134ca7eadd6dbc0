import { act, screen } from '@testing-library/react'
import { sessionStore } from '../../api/sessionStore'
import { offered, ownAnswers } from '../../testing/membershipFixtures'
import { mockServer } from '../../testing/mockServer'
import { ownEntry, person } from '../../testing/sessionFixtures'
import { waitlistStats } from '../../testing/waitlistFixtures'
import { renderWithApi } from '../../testing/renderWithApi'
import { AvailabilityNote } from './AvailabilityNote'

const holding = (held: object | null) => ({
  MyWaitlistEntry: () => ({ data: { myWaitlistEntry: held } }),
})
const open = waitlistStats(78, 20)

const note = () => renderWithApi(<AvailabilityNote />, '/waitlist')
const link = (name: string) => screen.findByRole('link', { name })
const tellsToRegister = () => screen.queryByText(/account first|account is made|make an account/)

beforeEach(() => {
  sessionStore.setUser(person())
})
afterEach(() => {
  sessionStore.setUser(null)
})

describe('AvailabilityNote', () => {
  it('shows the number of a held place, and links to it', async () => {
    mockServer({ ...open, ...holding(ownEntry) })
    await note()
    expect(await screen.findByText(/^You hold number 7 on the waitlist\./)).toBeVisible()
    expect(await link('your dashboard')).toHaveAttribute('href', '/dashboard')
    expect(await link('invite a partner')).toHaveAttribute('href', '/share')
    expect(tellsToRegister()).toBeNull()
  })

  it.each([
    ['places are open', open, /hold no place yet/],
    [
      'today’s are taken',
      waitlistStats(0, 130),
      /from 12:00 AM on Sunday, November 22 \(Miami time\)/,
    ],
    ['the list is full', waitlistStats(0, 225), /^All 225 places are taken\./],
    ['the figures cannot be fetched', {}, /hold no place yet/],
  ])('links a person without a place to the dashboard when %s', async (_when, figures, texts) => {
    mockServer({ ...figures, ...holding(null) })
    await note()
    expect(await screen.findByText(texts)).toBeVisible()
    expect(await link('your dashboard')).toHaveAttribute('href', '/dashboard')
    expect(tellsToRegister()).toBeNull()
  })

  it.each([
    ['left, and places are open', open, /^You are not on the waitlist any more\. You can take/],
    [
      'left, and today’s are taken',
      waitlistStats(0, 130),
      /A new place can be taken on.*from 12:00 AM/,
    ],
    ['left, and the list is full', waitlistStats(0, 225), /any more\. All places are taken\./],
  ])('shows no position to a person who has %s', async (_what, figures, texts) => {
    mockServer({ ...figures, ...ownAnswers({ entry: { ...ownEntry, status: 'left' } }) })
    await note()
    const isNote = (_text: string, element: Element | null) =>
      element?.tagName === 'P' && texts.test(element.textContent)
    expect(await screen.findByText(isNote)).toBeVisible()
    expect(screen.queryByText(/No\. 7/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'invite a partner' })).toBeNull()
  })

  it('shows an open offer, and a membership', async () => {
    mockServer({ ...open, ...offered })
    const { unmount } = await note()
    expect(
      await screen.findByText(/^You are invited\. You can accept until the end of Saturday/),
    ).toBeVisible()
    unmount()
    mockServer({ ...open, ...holding({ ...ownEntry, status: 'joined' }) })
    await note()
    expect(await screen.findByText(/^You are a member of the club\./)).toBeVisible()
    expect(screen.queryByText(/No\. 7/)).toBeNull()
  })

  it('claims nothing if the place cannot be fetched, and links to the dashboard', async () => {
    mockServer(open)
    await note()
    expect(await screen.findByText(/^You are signed in\. Your place stands on/)).toBeVisible()
    expect(await link('your dashboard')).toHaveAttribute('href', '/dashboard')
  })

  it('is empty while the session loads, then tells a visitor about the account', async () => {
    sessionStore.setLoading()
    mockServer(open)
    await note()
    expect(tellsToRegister()).toBeNull()
    act(() => {
      sessionStore.setUser(null)
    })
    expect(await screen.findByText(/^You make an account first\./)).toBeVisible()
  })

  it('tells the team that it takes no place, and requests none', async () => {
    sessionStore.setUser(person({ isAdmin: true, role: 'ADMIN' }))
    const operations = mockServer(open)
    await note()
    expect(await screen.findByText(/^The team account takes no place/)).toBeVisible()
    expect(operations.map(({ operationName }) => operationName)).not.toContain('MyWaitlistEntry')
  })
})
