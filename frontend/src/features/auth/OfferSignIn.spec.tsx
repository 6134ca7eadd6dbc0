import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { sessionStore } from '../../api/sessionStore'
import { offerTokenOf } from '../../session/offerToken'
import { fillIn } from '../../testing/enter'
import { mockServer } from '../../testing/mockServer'
import { linkTokenOf, openLink } from '../../testing/openLink'
import { renderWithApi } from '../../testing/renderWithApi'
import { person } from '../../testing/sessionFixtures'
import { OfferSignIn } from './OfferSignIn'

const token = linkTokenOf('a')

/* Shows the token that the address carries to the dashboard. */
function Carried() {
  return <p role="note">{`carried: ${offerTokenOf(useLocation()) ?? 'nothing'}`}</p>
}

async function open(fragment = `#${token}`, query = '') {
  openLink('offer', fragment)
  return renderWithApi(
    <>
      <OfferSignIn />
      <Carried />
    </>,
    `/auth?mode=offer${query}`,
  )
}

const address = () => screen.getByLabelText('address')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function logIn() {
  fillIn({ Email: 'camila@example.com', Password: 'correct horse' })
  await press('LOGIN')
}

beforeEach(() => sessionStore.setUser(null))
afterEach(() => {
  openLink('', '')
  act(() => sessionStore.setUser(null))
})

describe('offer link', () => {
  it('leads through the login to the dashboard, and nowhere else', async () => {
    mockServer({ Login: () => ({ data: { login: person() } }) })
    await open(`#${token}`, '&returnTo=https://evil.example&next=//evil.example')
    await logIn()
    await waitFor(() => expect(address()).toHaveTextContent(/^\/dashboard$/))
    expect(screen.getByText(`carried: ${token}`)).toBeInTheDocument()
  })

  it('says so in the session of somebody else, who can log out and stay with the link', async () => {
    mockServer({
      IsOwnOfferLink: () => ({ data: { isOwnOfferLink: false } }),
      Logout: () => ({ data: { logout: true } }),
      Login: () => ({ data: { login: person({ id: 'u2' }) } }),
      Me: () => ({ data: { me: person({ id: 'u2' }) } }),
    })
    sessionStore.setUser(person())
    await open()
    expect(
      await screen.findByText(
        /^This offer was sent to somebody else\. You are signed in as camila/,
      ),
    ).toBeVisible()
    await press('Log out and open it')
    await screen.findByLabelText('Email')
    expect(address()).toHaveTextContent('/auth?mode=offer')
    await logIn()
    await waitFor(() => expect(address()).toHaveTextContent(/^\/dashboard$/))
    expect(screen.getByText(`carried: ${token}`)).toBeInTheDocument()
  })

  it('leads a person who is signed in straight to the dashboard', async () => {
    mockServer({ IsOwnOfferLink: () => ({ data: { isOwnOfferLink: true } }) })
    sessionStore.setUser(person())
    await open()
    await waitFor(() => expect(address()).toHaveTextContent(/^\/dashboard$/))
    expect(screen.getByText(`carried: ${token}`)).toBeInTheDocument()
  })

  it('changes nothing and signs nobody in when opened, and declines after one question without a session (SEC-C7)', async () => {
    const operations = mockServer({
      DeclineOfferByLink: () => ({ data: { declineOfferByLink: true } }),
    })
    await open()
    expect(location.href).toBe('http://localhost/auth?mode=offer')
    await press('Not now')
    expect(
      screen.getByRole('group', { name: /^Say “not now”\?.*You keep your number/ }),
    ).toHaveFocus()
    expect(operations).toEqual([])
    await press('Yes, not now')
    const done = await screen.findByText(/^You said not now\./)
    expect(done.parentElement).toHaveFocus()
    expect(operations).toEqual([
      { operationName: 'DeclineOfferByLink', variables: { input: { token } } },
    ])
    expect(screen.queryByRole('button', { name: 'LOGIN' })).toBeNull()
    expect(history.state).toEqual({ idx: 0, usr: {} })
    expect(sessionStore.current()).toEqual({ status: 'signedOut' })
  })

  it('says what is wrong with a cut-off link, and lets the person log in without its token', async () => {
    mockServer({ Login: () => ({ data: { login: person() } }) })
    await open('#cut-off')
    await press('Not now')
    await press('Yes, not now')
    expect(await screen.findByText('This link has been used or has expired.')).toBeVisible()
    await logIn()
    await waitFor(() => expect(address()).toHaveTextContent(/^\/dashboard$/))
    expect(screen.getByText('carried: nothing')).toBeInTheDocument()
  })
})
