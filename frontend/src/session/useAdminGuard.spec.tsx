import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { sessionStore } from './sessionStore'
import { person } from '../testing/people'
import { currentToast, subscribe } from '../ui/toast'
import { useAdminGuard } from './useAdminGuard'

const Guarded = () => <p>{useAdminGuard()}</p>
const told: string[] = []

function open() {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={['/admin']}>
        <Routes>
          <Route path="/admin" element={<Guarded />} />
          <Route path="/" element={<p>home</p>} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  )
}

const pass = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms))
}

beforeAll(() =>
  subscribe(() => {
    const toast = currentToast()
    if (toast?.open) told.push(`${toast.title}: ${toast.description}`)
  }),
)
beforeEach(() => {
  jest.useFakeTimers()
  told.length = 0
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the door of the admin page', () => {
  it.each([
    ['a visitor', null],
    ['a member', person()],
  ])('tells %s once and sends them home after a second', (_who, user) => {
    sessionStore.report(user)
    open()
    expect(screen.getByText('denied')).toBeVisible()
    expect(told).toEqual(["Access Denied: You don't have permission to access this page."])
    pass(999)
    expect(screen.getByText('denied')).toBeVisible()
    pass(1)
    expect(screen.getByText('home')).toBeVisible()
    expect(told).toHaveLength(1)
  })

  it('lets the team in and says nothing', () => {
    sessionStore.report(person({ isAdmin: true, role: 'ADMIN' }))
    open()
    pass(5000)
    expect(screen.getByText('allowed')).toBeVisible()
    expect(told).toEqual([])
  })

  it('waits while the session is being checked, then decides', () => {
    sessionStore.begin('loading')
    open()
    pass(5000)
    expect(screen.getByText('loading')).toBeVisible()
    expect(told).toEqual([])
    act(() => {
      sessionStore.report(person({ isAdmin: true, role: 'ADMIN' }))
    })
    expect(screen.getByText('allowed')).toBeVisible()
  })

  it('does not tell off whoever logs out in here, but does when the session ran out', () => {
    sessionStore.report(person({ isAdmin: true, role: 'ADMIN' }))
    const { unmount } = open()
    act(() => {
      sessionStore.leave()
      sessionStore.report(null)
    })
    expect(screen.getByText('loading')).toBeVisible()
    expect(told).toEqual([])
    unmount()
    sessionStore.report(person({ isAdmin: true, role: 'ADMIN' }))
    open()
    act(() => {
      sessionStore.report(null)
    })
    expect(screen.getByText('denied')).toBeVisible()
    expect(told).toHaveLength(1)
  })

  it('drops its timer when the person has already left', () => {
    sessionStore.report(null)
    const { unmount } = open()
    expect(jest.getTimerCount()).toBeGreaterThan(0)
    unmount()
    const left = jest.getTimerCount()
    pass(1000)
    // Only the toast's own clock may be running.
    expect(left).toBeLessThanOrEqual(1)
  })
})
