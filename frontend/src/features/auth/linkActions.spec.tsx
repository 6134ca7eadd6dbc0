import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { sessionStore } from '../../api/sessionStore'
import { enter } from '../../testing/enter'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { linkTokenOf, openLink } from '../../testing/openLink'
import { renderWithApi } from '../../testing/renderWithApi'
import { person } from '../../testing/sessionFixtures'
import { ConfirmEmail, ConfirmNewsletter, LeaveNewsletter } from './linkActions'
import { UndoEmailChange } from './UndoEmailChange'

interface Action {
  mode: string
  part: ReactElement
  operation: string
  button: string
  done: string
  again: [name: string, href: string | RegExp]
}

const write: Action['again'] = [
  'Write to the club',
  /^mailto:team@coralwaypickleball\.example\?subject=/,
]
const confirm: Action = {
  mode: 'confirm',
  part: <ConfirmEmail />,
  operation: 'ConfirmEmail',
  button: 'Confirm my address',
  done: 'Your address is confirmed.',
  again: ['See whether it is confirmed', '/dashboard'],
}
const actions: Action[] = [
  confirm,
  {
    mode: 'news',
    part: <ConfirmNewsletter />,
    operation: 'ConfirmNewsletter',
    button: 'Confirm the newsletter',
    done: 'You are on the list of our newsletter.',
    again: ['Join again at the foot of the home page', '/'],
  },
  {
    mode: 'leave',
    part: <LeaveNewsletter />,
    operation: 'LeaveNewsletter',
    button: 'Leave the newsletter',
    done: 'We will send you no more newsletters.',
    again: write,
  },
  {
    mode: 'undo',
    part: <UndoEmailChange />,
    operation: 'UndoEmailChange',
    button: 'Take my address back',
    done: 'The address is yours again. Please set a new password: the link is in your mail.',
    again: write,
  },
]

const token = linkTokenOf('a')
const expired = 'This link has been used or has expired.'
const missing = 'Open the link in the mail again.'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sentence = (texts: string) => screen.findByText(texts)

async function open({ mode, part }: Action, fragment = `#${token}`) {
  openLink(mode, fragment)
  return renderWithApi(part, `/auth?mode=${mode}`)
}

/** Renders the page again with the same history entry. */
const reload = ({ mode, part }: Action) => renderWithApi(part, `/auth?mode=${mode}`)

beforeEach(() => sessionStore.setUser(null))
afterEach(() => openLink('', ''))

describe.each(actions)('mailed link: $mode', action => {
  const { mode, operation, button, done, again } = action

  it('changes nothing when opened, keeps its token across reloads until one press uses it, and moves the focus to the result (SEC-C7)', async () => {
    const operations = mockServer({ [operation]: () => ({ data: { [camel(operation)]: true } }) })
    const opened = await open(action)
    expect(screen.getByRole('button', { name: button })).toBeEnabled()
    expect(location.href).toBe(`http://localhost/auth?mode=${mode}`)
    expect(history.state).toEqual({ idx: 0, usr: { linkToken: token } })
    opened.unmount()
    const reloaded = await reload(action)
    expect(operations).toEqual([])
    await press(button)
    const told = await sentence(done)
    expect(told.parentElement).toHaveFocus()
    expect(screen.queryByRole('button', { name: button })).toBeNull()
    expect(operations).toEqual([{ operationName: operation, variables: { input: { token } } }])
    expect(history.state).toEqual({ idx: 0, usr: {} })
    reloaded.unmount()
    await reload(action)
    expect(screen.getByText(missing)).toBeVisible()
    expect(screen.getByRole('link', { name: action.again[0] })).toBeVisible()
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  })

  it('says without a toast that it has expired, and how to request another one', async () => {
    mockServer({ [operation]: () => errorResponse('LINK_EXPIRED', expired) })
    await open(action)
    await press(button)
    expect((await sentence(expired)).parentElement).toHaveFocus()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    const [name, href] = again
    const target = screen.getByRole('link', { name }).getAttribute('href')
    expect(target).toEqual(href instanceof RegExp ? expect.stringMatching(href) : href)
  })
})

describe('mailed link', () => {
  it.each([
    ['', missing],
    ['#', missing],
    ['#main', expired],
    [`#${token.slice(1)}`, expired],
    [`#${token}a`, expired],
    [`#${token.slice(1)}%41`, expired],
  ])('says immediately that it is missing or invalid: %s', async (fragment, texts) => {
    const operations = mockServer({})
    await open(confirm, fragment)
    expect(screen.getByText(texts)).toBeVisible()
    expect(screen.queryByRole('button', { name: confirm.button })).toBeNull()
    expect(location.hash).toBe('')
    expect(operations).toEqual([])
  })

  it.each([
    `#${token}.`,
    `#${token})`,
    `#${token}&utm_source=mail`,
    `#%23${token}`,
    `#?x=1#${token}>`,
  ])('survives what a program or a sentence adds to it: %s (MAIL-9)', async fragment => {
    const operations = mockServer({ ConfirmEmail: () => ({ data: { confirmEmail: true } }) })
    await open(confirm, fragment)
    await press(confirm.button)
    await sentence(confirm.done)
    expect(operations[0]?.variables).toEqual({ input: { token } })
  })

  it.each([
    ['', `https://club.example/auth?mode=confirm#${token}`],
    ['#cut-off', ` <${token}> `],
  ])('opens from the line below the button: "%s" (MAIL-9)', async (fragment, line) => {
    const operations = mockServer({ ConfirmEmail: () => ({ data: { confirmEmail: true } }) })
    await open(confirm, fragment)
    const field = screen.getByLabelText('The line below the button in the mail')
    await enter(field, 'https://club.example/auth?mode=confirm')
    await press('Open the link')
    expect(await screen.findByText('Please paste the whole line below the button')).toBeVisible()
    await userEvent.clear(field)
    await enter(field, line)
    await press('Open the link')
    await press(confirm.button)
    await sentence(confirm.done)
    expect(operations.at(-1)?.variables).toEqual({ input: { token } })
  })

  it('is replaced by another one that is opened in the same tab', async () => {
    mockServer({ ConfirmEmail: () => errorResponse('LINK_EXPIRED', expired) })
    await open(confirm)
    await press(confirm.button)
    await sentence(expired)
    const operations = mockServer({ ConfirmEmail: () => ({ data: { confirmEmail: true } }) })
    const second = linkTokenOf('b')
    act(() => {
      openLink('confirm', `#${second}`)
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(location.hash).toBe('')
    await press(confirm.button)
    await sentence(confirm.done)
    expect(operations[0]?.variables).toEqual({ input: { token: second } })
  })

  it('shows that it is pending, and does not use up another one that was opened meanwhile', async () => {
    let answer = (_with: object) => {}
    mockServer({ ConfirmEmail: () => new Promise(resolve => (answer = resolve)) })
    await open(confirm)
    await press(confirm.button)
    expect(await screen.findByRole('button', { name: 'Confirming...' })).toBeDisabled()
    const second = linkTokenOf('b')
    openLink('confirm', `#${second}`)
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    answer({ data: { confirmEmail: true } })
    expect(await screen.findByRole('button', { name: confirm.button })).toBeEnabled()
    expect(history.state).toEqual({ idx: 0, usr: { linkToken: second } })
  })

  it('stays valid after a link to a fragment of the page', async () => {
    const operations = mockServer({ ConfirmEmail: () => ({ data: { confirmEmail: true } }) })
    await open(confirm)
    const main = document.createElement('main')
    main.id = 'main'
    document.body.append(main)
    act(() => {
      openLink('confirm', '#main')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(location.hash).toBe('#main')
    main.remove()
    await press(confirm.button)
    await sentence(confirm.done)
    expect(operations[0]?.variables).toEqual({ input: { token } })
  })

  it('shows a failure, can be pressed again, and shows a signed-in person as confirmed', async () => {
    mockServer({})
    await open(confirm)
    act(() => sessionStore.setUser(person({ emailConfirmed: false })))
    await press(confirm.button)
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.')
    mockServer({
      ConfirmEmail: () => ({ data: { confirmEmail: true } }),
      Me: () => ({ data: { me: person({ emailConfirmed: true }) } }),
    })
    await press(confirm.button)
    await sentence(confirm.done)
    await waitFor(() =>
      expect(sessionStore.current()).toMatchObject({ user: { id: 'u1', emailConfirmed: true } }),
    )
  })
})

const camel = (operation: string) => operation.charAt(0).toLowerCase() + operation.slice(1)
