import '../../testing/dialogPolyfill'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { sessionStore } from '../../api/sessionStore'
import { person } from '../../testing/sessionFixtures'
import { Nav } from './Nav'

function draw(at = '/') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Nav />
    </MemoryRouter>,
  )
}

function arrive(status: 'loading' | 'signedOut' | 'signedIn') {
  act(() => {
    if (status === 'signedIn') sessionStore.setUser(person())
    else sessionStore.init(status)
  })
}

const bar = () => screen.getByRole('navigation', { name: 'Main' })
/* jsdom has no width: the button of small screens counts as hidden, so no role finds it. */
const burger = () => screen.getByLabelText('Open menu')
const menu = () => screen.getByRole('dialog', { name: 'Menu' })

/** The names of the links and buttons in the menu. */
const offered = () =>
  [...within(menu()).getAllByRole('link'), ...within(menu()).getAllByRole('button')].map(
    element => element.getAttribute('aria-label') ?? element.textContent,
  )

describe('Nav', () => {
  it('offers a visitor LOGIN and JOIN NOW, both leading to /auth', () => {
    arrive('signedOut')
    draw()
    for (const name of ['LOGIN', 'JOIN NOW'])
      expect(within(bar()).getByRole('link', { name })).toHaveAttribute('href', '/auth')
    expect(within(bar()).queryByText('COURT BOOKING')).not.toBeInTheDocument()
  })

  it('marks the current page, also for a page of one survey', () => {
    arrive('signedOut')
    draw('/pricing-survey')
    const [current] = within(bar()).getAllByRole('link', { current: true })
    expect(current).toHaveTextContent('Surveys')
    expect(within(bar()).getAllByRole('link', { current: false })).not.toHaveLength(0)
  })

  it('offers a member COURT BOOKING, DASHBOARD, PROFILE and LOGOUT, and marks the current one', () => {
    arrive('signedIn')
    draw('/profile')
    const pages = { 'COURT BOOKING': '/booking', DASHBOARD: '/dashboard', PROFILE: '/profile' }
    for (const [name, href] of Object.entries(pages))
      expect(within(bar()).getByRole('link', { name })).toHaveAttribute('href', href)
    expect(within(bar()).getByRole('link', { current: 'page' })).toHaveTextContent('PROFILE')
    expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    expect(screen.queryByText('LOGIN')).not.toBeInTheDocument()
  })

  it.each([
    ['/dashboard', 'DASHBOARD'],
    ['/booking', 'COURT BOOKING'],
  ])('marks a member’s current page: %s', (at, name) => {
    arrive('signedIn')
    draw(at)
    expect(within(bar()).getByRole('link', { current: 'page' })).toHaveTextContent(name)
  })

  it('offers ADMIN only to the team, and marks it as the current page', () => {
    arrive('signedIn')
    draw('/admin')
    expect(screen.queryByText('ADMIN')).not.toBeInTheDocument()
    act(() => sessionStore.setUser(person({ isAdmin: true })))
    const links = within(bar()).getAllByRole('link', { name: 'ADMIN' })
    expect(links[0]).toHaveAttribute('href', '/admin?view=today')
    expect(links[0]).toHaveAttribute('aria-current', 'page')
    for (const name of ['DASHBOARD', 'PROFILE'])
      expect(within(bar()).getByRole('link', { name })).toBeVisible()
  })

  it('shows Loading... while the session is loading', () => {
    arrive('loading')
    draw()
    expect(within(bar()).getAllByText('Loading...')[0]).toBeVisible()
    expect(screen.queryByText('LOGIN')).not.toBeInTheDocument()
    expect(screen.queryByText('LOGOUT')).not.toBeInTheDocument()
  })
})

describe('MobileMenu', () => {
  it('opens with the focus inside, sets aria-expanded on its button, and keeps Tab inside at both ends', async () => {
    arrive('signedOut')
    draw()
    const user = userEvent.setup()
    expect(burger()).toHaveAttribute('aria-expanded', 'false')
    await user.click(burger())
    expect(burger()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByLabelText('Close menu')).toHaveFocus()
    expect(offered()).toEqual([
      'Coral Way Pickleball Club',
      'About',
      'Membership',
      'Waitlist',
      'Surveys',
      'FAQ',
      'Contact',
      'JOIN NOW',
      'LOGIN',
      'Close menu',
    ])
    await user.tab({ shift: true })
    expect(within(menu()).getByRole('link', { name: 'Coral Way Pickleball Club' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(within(menu()).getByRole('link', { name: 'LOGIN' })).toHaveFocus()
    await user.tab()
    expect(within(menu()).getByRole('link', { name: 'Coral Way Pickleball Club' })).toHaveFocus()
  })

  it('offers a member the member pages', async () => {
    arrive('signedIn')
    draw()
    await userEvent.click(burger())
    expect(offered()).toEqual(
      expect.arrayContaining(['COURT BOOKING', 'DASHBOARD', 'PROFILE', 'LOGOUT']),
    )
  })
})
