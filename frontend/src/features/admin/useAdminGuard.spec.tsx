import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { sessionStore } from '../../api/sessionStore'
import { person } from '../../testing/sessionFixtures'
import { clearReturnPage, findReturnPage } from '../../session/returnPage'
import { currentToast, subscribeToToasts } from '../../ui/toast'
import { useAdminGuard } from './useAdminGuard'

const Guarded = () => <p>{useAdminGuard()}</p>
const toasts: string[] = []

function open() {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={['/admin?view=messages']}>
        <Routes>
          <Route path="/admin" element={<Guarded />} />
          <Route path="/" element={<p>home</p>} />
          <Route path="/auth" element={<p>login</p>} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  )
}

const pass = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms))
}

beforeAll(() =>
  subscribeToToasts(() => {
    const toast = currentToast()
    if (toast?.open) toasts.push(`${toast.title}: ${toast.description}`)
  }),
)
beforeEach(() => {
  jest.useFakeTimers()
  toasts.length = 0
})
afterEach(() => {
  jest.useRealTimers()
})

describe('useAdminGuard', () => {
  it.each([
    ['a visitor', null],
    ['a member', person()],
  ])('shows %s one toast and redirects home after a second', (_who, user) => {
    sessionStore.setUser(user)
    open()
    expect(screen.getByText('denied')).toBeVisible()
    expect(toasts).toEqual(["Access Denied: You don't have permission to access this page."])
    pass(999)
    expect(screen.getByText('denied')).toBeVisible()
    pass(1)
    expect(screen.getByText('home')).toBeVisible()
    expect(toasts).toHaveLength(1)
    expect(findReturnPage()).toBeUndefined()
  })

  it('lets the team in without a toast', () => {
    sessionStore.setUser(person({ isAdmin: true, role: 'ADMIN' }))
    open()
    pass(5000)
    expect(screen.getByText('allowed')).toBeVisible()
    expect(toasts).toEqual([])
  })

  it('shows no toast after signing out, but one when the session expired, and then goes to the login form', () => {
    sessionStore.setUser(person({ isAdmin: true, role: 'ADMIN' }))
    const { unmount } = open()
    act(() => {
      sessionStore.startSignOut()
      sessionStore.setUser(null)
    })
    expect(screen.getByText('loading')).toBeVisible()
    expect(toasts).toEqual([])
    unmount()
    sessionStore.setUser(person({ isAdmin: true, role: 'ADMIN' }))
    open()
    act(() => {
      sessionStore.setUser(null)
    })
    expect(screen.getByText('ended')).toBeVisible()
    expect(toasts).toEqual(['You were signed out: Log in again to go on where you were.'])
    pass(500)
    expect(screen.getByText('login')).toBeVisible()
    expect(findReturnPage()).toEqual({ path: '/admin?view=messages', userId: 'u1' })
    clearReturnPage()
  })
})
