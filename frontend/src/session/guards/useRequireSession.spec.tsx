import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { finishSignOut } from '../session'
import { sessionStore } from '../../api/sessionStore'
import { person } from '../../testing/sessionFixtures'
import { currentToast, subscribeToToasts } from '../../ui/toast'
import { MembersOnly } from './MembersOnly'

const toasts: string[] = []
const refusal = 'Unauthorized: You are logged out. Logging in again...'

function LogIn() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>log in, or go back</button>
}

function open() {
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={['/', '/dashboard']} initialIndex={1}>
        <Routes>
          <Route
            path="/dashboard"
            element={
              <main>
                <MembersOnly>{user => <p>for {user.firstName}</p>}</MembersOnly>
              </main>
            }
          />
          <Route path="/" element={<p>home</p>} />
          <Route path="/auth" element={<LogIn />} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  )
}

const pass = (ms: number) => {
  act(() => jest.advanceTimersByTime(ms))
}
const setUser = (user: Parameters<typeof sessionStore.setUser>[0]) => {
  act(() => {
    sessionStore.setUser(user)
  })
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
  act(finishSignOut)
  jest.useRealTimers()
})

describe('useRequireSession', () => {
  it('shows a visitor nothing, toasts once and redirects to login after half a second, replacing its history entry', () => {
    sessionStore.setUser(null)
    open()
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
    expect(toasts).toEqual([refusal])
    pass(499)
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
    pass(1)
    expect(screen.getByText(/^log in/)).toBeVisible()
    expect(toasts).toHaveLength(1)
    expect(currentToast()).toMatchObject({ open: true, variant: 'destructive' })
    // Back does not return to the page.
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('home')).toBeVisible()
  })

  it('shows Loading... until the session has loaded, then lets the member in', () => {
    sessionStore.init('loading')
    open()
    pass(5000)
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(toasts).toEqual([])
    setUser(person())
    expect(screen.getByText('for Camila')).toBeVisible()
    expect(toasts).toEqual([])
  })

  it('offers a retry when the session could not be checked', () => {
    sessionStore.init('loading')
    open()
    act(() => sessionStore.setUnverified())
    pass(5000)
    expect(screen.getByText(/cannot be reached/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(toasts).toEqual([])
  })

  it('lets a member in without a toast, and redirects to login when the session ends', () => {
    sessionStore.setUser(person())
    open()
    pass(5000)
    expect(screen.getByText('for Camila')).toBeVisible()
    expect(toasts).toEqual([])
    setUser(null)
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
    expect(toasts).toEqual([refusal])
    pass(500)
    expect(screen.getByText(/^log in/)).toBeVisible()
  })

  it('stays when the person is signed in again before the half second is over', () => {
    sessionStore.setUser(null)
    open()
    pass(300)
    setUser(person())
    pass(5000)
    expect(screen.getByText('for Camila')).toBeVisible()
  })

  it('shows no toast after signing out, but refuses a person who came back before reaching the home page', () => {
    sessionStore.setUser(person())
    open()
    act(() => {
      sessionStore.startSignOut()
    })
    setUser(null)
    pass(5000)
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(toasts).toEqual([])
    act(finishSignOut)
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
    expect(toasts).toEqual([refusal])
    pass(500)
    expect(screen.getByText(/^log in/)).toBeVisible()
  })

  it('clears its timer and dismisses its toast when the person has navigated elsewhere', async () => {
    sessionStore.setUser(null)
    const { unmount } = open()
    pass(400)
    const running = jest.getTimerCount()
    unmount()
    expect(jest.getTimerCount()).toBe(running - 1)
    await act(async () => {})
    expect(currentToast()).toMatchObject({ open: false })
    expect(toasts).toHaveLength(1)
  })
})
