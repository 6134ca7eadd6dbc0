import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { leftBehind } from './session'
import { sessionStore } from './sessionStore'
import { person } from '../testing/people'
import { currentToast, subscribe } from '../ui/toast'
import { MembersOnly } from './MembersOnly'

const told: string[] = []
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
const learn = (user: Parameters<typeof sessionStore.report>[0]) => {
  act(() => {
    sessionStore.report(user)
  })
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
  act(leftBehind)
  jest.useRealTimers()
})

describe('the door of a member’s page', () => {
  it('shows a visitor nothing, tells them once and leads to logging in after half a second', () => {
    sessionStore.report(null)
    open()
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
    expect(told).toEqual([refusal])
    pass(499)
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
    pass(1)
    expect(screen.getByText(/^log in/)).toBeVisible()
    expect(told).toHaveLength(1)
    expect(currentToast()).toMatchObject({ open: true, variant: 'destructive' })
  })

  it('takes back what it said when the person has gone elsewhere before', async () => {
    sessionStore.report(null)
    const { unmount } = open()
    pass(400)
    unmount()
    await act(async () => {})
    expect(currentToast()).toMatchObject({ open: false })
    expect(told).toHaveLength(1)
  })

  it('is not met again on the way back', () => {
    sessionStore.report(null)
    open()
    pass(500)
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('home')).toBeVisible()
  })

  it('lets a member in and says nothing', () => {
    sessionStore.report(person())
    open()
    pass(5000)
    expect(screen.getByText('for Camila')).toBeVisible()
    expect(told).toEqual([])
  })

  it('says Loading... while the session is being asked for, however long, then lets in', () => {
    sessionStore.begin('loading')
    open()
    pass(5000)
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(told).toEqual([])
    learn(person())
    expect(screen.getByText('for Camila')).toBeVisible()
    expect(told).toEqual([])
  })

  it('claims nothing when it could not be asked who is here, and offers another try', () => {
    sessionStore.begin('loading')
    open()
    act(() => sessionStore.doubt())
    pass(5000)
    expect(screen.getByText(/cannot be reached/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(told).toEqual([])
  })

  it('turns to logging in when the session is lost while the page is open', () => {
    sessionStore.report(person())
    open()
    learn(null)
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
    expect(told).toEqual([refusal])
    pass(500)
    expect(screen.getByText(/^log in/)).toBeVisible()
  })

  it('stays when the person is back before the half second is over', () => {
    sessionStore.report(null)
    open()
    pass(300)
    learn(person())
    pass(5000)
    expect(screen.getByText('for Camila')).toBeVisible()
  })

  it('does not tell off whoever logs out in here', () => {
    sessionStore.report(person())
    open()
    act(() => {
      sessionStore.leave()
    })
    learn(null)
    pass(5000)
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(told).toEqual([])
  })

  it('is shut to whoever logged out in here and turned round on the way home', () => {
    sessionStore.report(person())
    open()
    act(() => {
      sessionStore.leave()
    })
    learn(null)
    act(leftBehind)
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
    expect(told).toEqual([refusal])
    pass(500)
    expect(screen.getByText(/^log in/)).toBeVisible()
  })

  it('drops its timer when the person has already left', () => {
    sessionStore.report(null)
    const { unmount } = open()
    const running = jest.getTimerCount()
    unmount()
    expect(jest.getTimerCount()).toBe(running - 1)
  })
})
