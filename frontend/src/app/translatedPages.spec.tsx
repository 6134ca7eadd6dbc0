import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { fillIn } from '../testing/enter'
import { errorResponse, mockServer } from '../testing/mockServer'
import { actAsync } from '../testing/actAsync'
import { StylesElsewhere } from '../testing/renderWithApi'
import { translateTexts } from '../testing/translateTexts'
import { initSession } from '../session/session'
import { CourtState } from '../ui/CourtState'
import { App } from './App'

let stopTranslating = () => {}
beforeEach(() => {
  globalThis.scrollTo = () => undefined
  // React warns that a chunk loads while the spec goes on.
  jest.spyOn(console, 'error').mockReturnValue()
  initSession('signedOut')
})
afterEach(() => {
  stopTranslating()
  expect(screen.queryByText('This page could not be loaded')).toBeNull()
})

async function openTranslated(url: string, landmark: string) {
  await actAsync(() =>
    render(
      <MemoryRouter initialEntries={[url]}>
        <App />
      </MemoryRouter>,
      { wrapper: StylesElsewhere },
    ),
  )
  await screen.findByRole('button', { name: landmark })
  stopTranslating = translateTexts()
}

const heading = () => screen.getByRole('heading', { level: 1 })

describe('translated pages', () => {
  it('registration and login lead to each other, and show their errors (PAGE-11)', async () => {
    mockServer({ Login: () => errorResponse('UNAUTHENTICATED', 'Invalid email or password') })
    await openTranslated('/auth?mode=register', 'JOIN NOW')
    await actAsync(() => screen.getByRole('link', { name: 'Login' }).click())
    await waitFor(() => expect(heading()).toHaveTextContent('Welcome back'))
    await userEvent.click(await screen.findByRole('button', { name: 'LOGIN' }))
    expect(await screen.findAllByText(/valid email address/)).not.toHaveLength(0)
    fillIn({ Email: 'camila@example.com', Password: 'third shot drop' })
    await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))
    await waitFor(() => expect(screen.getAllByText(/Invalid email/)).not.toHaveLength(0))
    expect(heading()).toBeVisible()
  })

  it('a counter goes on counting, and a choice is cleared (PAGE-11)', async () => {
    mockServer({})
    await openTranslated('/survey', 'Submit Survey')
    const counter = screen.getByText('Selected: 0/3')
    expect(counter).toBeVisible()
    const question = counter.closest('fieldset') ?? document.body
    const [first, second] = within(question).getAllByRole('checkbox')
    for (const box of [first, second]) if (box) await userEvent.click(box)
    expect(await screen.findByText(/Selected: 2\/3/)).toBeVisible()
    if (first) await userEvent.click(first)
    expect(await screen.findByText(/Selected: 1\/3/)).toBeVisible()
  })

  it('the state of a court goes on changing (PAGE-11)', async () => {
    const { rerender } = render(<CourtState name="Court 2" state="Loading..." />)
    stopTranslating = translateTexts()
    rerender(<CourtState name="Court 2" state="IN USE" />)
    expect(await screen.findByText('IN USE')).toBeVisible()
    expect(screen.queryByText('Loading...')).toBeNull()
  })
})
