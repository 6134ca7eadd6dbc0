import { enter, enterAndSubmit } from '../../../testing/enter'
import { fakeServer } from '../../../testing/fakeSocket'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../CurrentSection'
import { connectionOf } from '../../../testing/connectionOf'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { addStylesToDocument, renderWithApi } from '../../../testing/renderWithApi'
import { theme } from '../../../ui/theme'
import { AdminNav } from '../AdminNav'
import { StaffRoleContext } from '../section/useStaffMay'
import { recordKeys } from '../section/recordKeys'
import { sections } from '../sections'
import { NewMessagesBadge } from './NewMessagesBadge'

const message = (id: string, changes: object = {}) => ({
  __typename: 'ContactSubmission',
  id,
  name: `Camila ${id}`,
  email: `camila-${id}@example.com`,
  phone: null,
  message: 'Hello',
  status: 'new',
  createdAt: '2026-11-20T15:00:00.000Z',
  account: null as object | null,
  ...changes,
})

const listOf = (messages: { id: string }[]) => ({
  data: { contactSubmissions: connectionOf('Contact', messages) },
})

const notFound = () => errorResponse('NOT_FOUND', 'We could not find that.')

/** Mocks a server with these messages; a status that is set is stored. */
const serve = (stored: ReturnType<typeof message>[], answers: object = {}) =>
  mockServer({
    ContactSubmissions: ({ status }) =>
      listOf(stored.filter(one => !status || one.status === status)),
    NewMessages: () => listOf(stored.filter(one => one.status === 'new')),
    SetContactStatus: ({ input }) => {
      const { id, status } = input as { id: string; status: string }
      const at = stored.findIndex(one => one.id === id)
      if (at < 0) return notFound()
      return { data: { setContactStatus: (stored[at] = { ...stored[at]!, status }) } }
    },
    ...answers,
  })

const open = (at = '/admin?view=messages') => renderWithApi(<CurrentSection name="messages" />, at)

const forgotten = {
  __typename: 'ForgottenRows',
  name: 'contact_submission',
  what: '1 message',
  effect: 'Stays without name, address, telephone number and text.',
}
const preview = { __typename: 'ForgetPreview', accountId: null, obstacles: [], rows: [forgotten] }

describe('admin inbox', () => {
  it('deletes what the club knows about a sender without an account, after its counts and a reason', async () => {
    let isForgotten = false
    const gone = { name: 'Removed', email: 'gone-1@invalid', message: 'Removed with the account.' }
    const operations = mockServer({
      ContactSubmissions: () => listOf([message('a', isForgotten ? gone : {})]),
      ForgetPreview: () => ({ data: { forgetPreview: preview } }),
      ForgetAddress: () => {
        isForgotten = true
        return { data: { forgetAddress: true } }
      },
    })
    await open()
    const name = 'Delete the data of Camila a'
    const button = await screen.findByRole('button', { name })
    expect(button).toHaveTextContent(`${name}…`)
    await userEvent.click(button)
    const form = within(await screen.findByRole('form', { name }))
    expect(await form.findByText('1 message')).toBeVisible()
    await enter(form.getByRole('textbox', { name: 'Reason' }), 'Asked by phone')
    await userEvent.click(form.getByRole('button', { name: 'Delete for good' }))
    expect(await screen.findByText('The data of Camila a is deleted.')).toBeVisible()
    expect(await screen.findByText('Deleted account')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Delete the data/ })).toBeNull()
    const input = { email: 'camila-a@example.com', reason: 'Asked by phone' }
    expect(variablesOf(operations, 'ForgetAddress')[0]).toEqual({ input })
  })

  it('does not offer a manager to delete data', async () => {
    serve([message('a')])
    await renderWithApi(
      <StaffRoleContext value="MANAGER">
        <CurrentSection name="messages" />
      </StaffRoleContext>,
      '/admin?view=messages',
    )
    await screen.findByRole('link', { name: 'camila-a@example.com' })
    expect(screen.queryByRole('button', { name: /^Delete the data/ })).toBeNull()
  })

  it('changes the status of a message only when a button is pressed, and shows it as it was written, with a link to reply (SEC-I9)', async () => {
    const written = 'Two lines,\n<b>one</b> of them bold?'
    const operations = serve([message('a', { message: written, phone: '305 555' })])
    await open()
    const [item] = await screen.findAllByRole('listitem')
    expect(item).toHaveTextContent('305 555')
    expect(item).toHaveTextContent('Nov 20, 2026, 10:00 AM')
    expect(
      within(item!).getByText((_text, element) => element?.textContent === written),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'camila-a@example.com' })).toHaveAttribute(
      'href',
      'mailto:camila-a@example.com',
    )
    expect(screen.getByText('1 message')).toBeVisible()
    const status = screen.getByRole('group', { name: 'Status of the message from Camila a' })
    const step = (name: string) => within(status).getByRole('button', { name })
    expect(step('New')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(step('New'))
    expect(variablesOf(operations, 'SetContactStatus')).toEqual([])
    await userEvent.click(step('Replied'))
    expect(await screen.findByText('The message from Camila a is replied.')).toBeVisible()
    expect(step('Replied')).toHaveAttribute('aria-pressed', 'true')
    expect(step('Replied')).toHaveFocus()
    expect(variablesOf(operations, 'SetContactStatus')).toEqual([
      { input: { id: 'a', from: 'new', status: 'replied' } },
    ])
  })

  it('passes the focus on to the next message, and keeps the notice, when the changed message leaves a filtered list', async () => {
    const stored = ['a', 'b', 'c'].map(id => message(id))
    let reload = () => {}
    const reloaded = new Promise<void>(resolve => {
      reload = resolve
    })
    serve(stored, {
      ContactSubmissions: async () => {
        const left = stored.filter(({ status }) => status === 'new')
        if (left.length < 3) await reloaded
        return listOf(left)
      },
    })
    await open('/admin?view=messages&status=new')
    await choose('b', 'Replied')
    const notice = await screen.findByText('The message from Camila b is replied.')
    reload()
    await waitFor(() => expect(screen.queryByText('Camila b')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Camila c' })).toHaveFocus()
    expect(notice).toBeVisible()
  })

  it('without an answer, says that a message is changed only if it has the status', async () => {
    const stored = [message('a')]
    let isChanged = false
    serve(stored, {
      SetContactStatus: () => {
        if (isChanged) stored[0] = message('a', { status: 'replied' })
        throw new TypeError('Failed to fetch')
      },
    })
    await open('/admin?view=messages&status=new')
    await choose('a', 'Replied')
    expect(await screen.findByText('No answer came')).toBeVisible()
    expect(screen.queryByText(/is replied/)).toBeNull()
    isChanged = true
    await choose('a', 'Replied')
    expect(await screen.findByText('The message from Camila a is replied.')).toBeVisible()
    expect(screen.queryByText(/Not changed|Not connected/)).toBeNull()
  })

  it('shows an unknown status from a newer server as received, in grey', async () => {
    addStylesToDocument()
    // `joined` is a status of the waitlist; a careless look-up of `constructor` finds a method.
    const unknown = ['joined', 'constructor']
    serve(unknown.map((status, index) => message(String(index), { status })))
    await open()
    for (const status of unknown)
      expect(await screen.findByText(status)).toHaveStyle({ background: theme.color.statusOther })
    expect(screen.queryByRole('button', { pressed: true })).toBeNull()
    await choose('0', 'Replied')
    expect(await screen.findByText('The message from Camila 0 is replied.')).toBeVisible()
  })

  it('counts new messages in its navigation link', async () => {
    const messages = [message('a'), message('b')]
    serve(messages)
    await renderWithApi(
      <>
        <AdminNav
          current="messages"
          names={recordKeys(sections)}
          badges={{ messages: <NewMessagesBadge /> }}
        />
        <CurrentSection name="messages" />
      </>,
      '/admin?view=messages',
    )
    expect(await screen.findByRole('link', { name: 'Messages 2 new' })).toBeVisible()
    await choose('a', 'Read')
    expect(await screen.findByRole('link', { name: 'Messages 1 new' })).toBeVisible()
    await choose('b', 'Closed')
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible()
    // A message that comes while the page is open is listed and counted.
    messages.unshift(message('c'))
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    act(() => fakeServer.push({ contactSubmissionChanged: message('c') }))
    expect(await screen.findByRole('link', { name: 'Messages 1 new' })).toBeVisible()
    expect(await screen.findByText('Camila c')).toBeVisible()
  })

  it('keeps the status when the change fails, and shows the messages of now', async () => {
    const stored = [message('a'), message('b')]
    serve(stored, { SetContactStatus: notFound })
    await open()
    await choose('b', 'Closed')
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not find that.')
    const kept = await screen.findAllByRole('button', { name: 'New', pressed: true })
    expect(kept).toHaveLength(2)
    stored.shift()
    await choose('a', 'Closed')
    await waitFor(() => expect(screen.queryByText('Camila a')).toBeNull())
    expect(screen.getByText('1 message')).toBeVisible()
  })

  const choose = async (id: string, name: string) => {
    const group = await screen.findByRole('group', {
      name: `Status of the message from Camila ${id}`,
    })
    await userEvent.click(within(group).getByRole('button', { name }))
  }

  /** Opens one new message, and marks it as replied. Another desk can change it again. */
  async function openWithColleague(filter = '') {
    const stored = [message('a')]
    serve(stored)
    await renderWithApi(
      <>
        <NewMessagesBadge />
        <CurrentSection name="messages" />
      </>,
      `/admin?view=messages${filter}`,
    )
    await choose('a', 'Replied')
    const notice = await screen.findByText('The message from Camila a is replied.')
    await waitFor(() => expect(fakeServer.isSubscribed()).toBe(true))
    const changeElsewhere = (status: string) => {
      stored[0] = message('a', { status })
      act(() => fakeServer.push({ contactSubmissionChanged: stored[0] }))
    }
    return { notice, changeElsewhere }
  }

  it('hides the notice of a change for good when somebody else changes the same message', async () => {
    const { notice, changeElsewhere } = await openWithColleague()
    changeElsewhere('closed')
    await waitFor(() => expect(notice).toBeEmptyDOMElement())
    expect(screen.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-pressed', 'true')
    changeElsewhere('replied')
    expect(await screen.findByRole('button', { name: 'Replied', pressed: true })).toBeVisible()
    expect(notice).toBeEmptyDOMElement()
  })

  it('hides the notice of a change when somebody else changes a message that the filter hides', async () => {
    const { notice, changeElsewhere } = await openWithColleague('&status=new')
    expect(await screen.findByText('No message matches')).toBeVisible()
    expect(notice).toBeVisible()
    changeElsewhere('replied')
    expect(notice).not.toBeEmptyDOMElement()
    changeElsewhere('closed')
    await waitFor(() => expect(notice).toBeEmptyDOMElement())
  })

  it('shows the notice of a change only until a change that fails, a search or a filter', async () => {
    const stored = ['a', 'b'].map(id => message(id))
    serve(stored)
    await open()
    const isGoneAfter = async (status: string, go: () => Promise<void>) => {
      await choose('a', status)
      const text = `The message from Camila a is ${status.toLowerCase()}.`
      const notice = await screen.findByText(text)
      await go()
      await waitFor(() => expect(notice).toBeEmptyDOMElement())
    }
    await isGoneAfter('Read', () => {
      stored.pop()
      return choose('b', 'Read')
    })
    await isGoneAfter('Closed', () => enterAndSubmit(screen.getByRole('searchbox'), 'camila'))
    await isGoneAfter('Replied', () =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'new'),
    )
  })

  it('filters and searches by the URL, and says when nothing matches or is there', async () => {
    const messages = [message('a')]
    const operations = mockServer({
      ContactSubmissions: ({ search }) => listOf(search ? [] : messages),
    })
    await open('/admin?view=messages&status=read')
    await screen.findByText('1 found')
    await enterAndSubmit(screen.getByRole('searchbox'), 'zelda')
    expect(await screen.findByText('No message matches')).toBeVisible()
    expect(operations.at(-1)?.variables).toEqual({ first: 50, search: 'zelda', status: 'read' })
    messages.length = 0
    await userEvent.click(screen.getByRole('button', { name: 'Show all messages' }))
    expect(await screen.findByText('No messages yet')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent(
        /\/admin\?view=messages$/,
      ),
    )
  })
})
