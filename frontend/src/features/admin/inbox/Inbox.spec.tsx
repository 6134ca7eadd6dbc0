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

const open = (at = '/admin?view=messages') => renderWithApi(<CurrentSection name="messages" />, at)

const preview = (accountId: string | null) => ({
  data: {
    forgetPreview: {
      __typename: 'ForgetPreview',
      accountId,
      obstacles: [],
      rows: [
        {
          __typename: 'ForgottenRows',
          name: 'contact_submission',
          what: '1 message',
          effect: 'Stays without name, address, telephone number and text.',
        },
      ],
    },
  },
})

describe('admin inbox', () => {
  it('deletes what the club knows about a sender without an account, after its counts and a reason', async () => {
    let isForgotten = false
    const gone = { name: 'Removed', email: 'gone-1@invalid', message: 'Removed with the account.' }
    const operations = mockServer({
      ContactSubmissions: () => listOf([message('a', isForgotten ? gone : {})]),
      ForgetPreview: () => preview(null),
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
    mockServer({ ContactSubmissions: () => listOf([message('a')]) })
    await renderWithApi(
      <StaffRoleContext value="MANAGER">
        <CurrentSection name="messages" />
      </StaffRoleContext>,
      '/admin?view=messages',
    )
    await screen.findByRole('link', { name: 'camila-a@example.com' })
    expect(screen.queryByRole('button', { name: /^Delete the data/ })).toBeNull()
  })

  it('shows a message as it was written, and a link to reply (SEC-I9)', async () => {
    const written = 'Two lines,\n<b>one</b> of them bold?'
    mockServer({
      ContactSubmissions: () => listOf([message('a', { message: written, phone: '305 555' })]),
    })
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
  })

  it('changes the status of a message only when a button is pressed', async () => {
    let stored = message('a')
    const operations = mockServer({
      ContactSubmissions: () => listOf([stored]),
      SetContactStatus: () => {
        stored = { ...stored, status: 'replied' }
        return { data: { setContactStatus: stored } }
      },
    })
    await open()
    const status = await screen.findByRole('group', {
      name: 'Status of the message from Camila a',
    })
    const step = (name: string) => within(status).getByRole('button', { name })
    expect(step('New')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(step('New'))
    expect(variablesOf(operations, 'SetContactStatus')).toEqual([])
    await userEvent.click(step('Replied'))
    expect(await screen.findByText('The message from Camila a is replied.')).toBeVisible()
    expect(step('Replied')).toHaveAttribute('aria-pressed', 'true')
    expect(step('Replied')).toHaveFocus()
    expect(operations).toContainEqual({
      operationName: 'SetContactStatus',
      variables: { input: { id: 'a', status: 'replied' } },
    })
  })

  it('keeps the focus in the section when the changed message leaves a filtered list', async () => {
    let stored = [message('a'), message('b')]
    mockServer({
      ContactSubmissions: () => listOf(stored),
      SetContactStatus: () => {
        stored = [message('b')]
        return { data: { setContactStatus: message('a', { status: 'replied' }) } }
      },
    })
    await open('/admin?view=messages&status=new')
    await choose('a', 'Replied')
    const notice = await screen.findByText('The message from Camila a is replied.')
    await waitFor(() => expect(screen.queryByText('Camila a')).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Camila b' })).toHaveFocus())
    expect(notice).toBeVisible()
  })

  it('passes the focus on to the next message when a message leaves after the answer', async () => {
    let stored = ['a', 'b', 'c'].map(id => message(id))
    let reload = () => {}
    const reloaded = new Promise<void>(resolve => {
      reload = resolve
    })
    mockServer({
      ContactSubmissions: async () => {
        if (stored.length < 3) await reloaded
        return listOf(stored)
      },
      SetContactStatus: () => {
        stored = [message('a'), message('c')]
        return { data: { setContactStatus: message('b', { status: 'replied' }) } }
      },
    })
    await open('/admin?view=messages&status=new')
    await choose('b', 'Replied')
    await screen.findByText('The message from Camila b is replied.')
    reload()
    await waitFor(() => expect(screen.queryByText('Camila b')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Camila c' })).toHaveFocus()
  })

  it.each([
    ['the message has the status', true, 'The message from Camila a is replied.'],
    ['it does not', false, 'No answer came'],
  ])('without an answer, says what is so: %s', async (_what, isChanged, told) => {
    let stored = message('a')
    mockServer({
      ContactSubmissions: ({ status }) =>
        listOf([stored].filter(one => !status || one.status === status)),
      SetContactStatus: () => {
        if (isChanged) stored = message('a', { status: 'replied' })
        throw new TypeError('Failed to fetch')
      },
    })
    await open('/admin?view=messages&status=new')
    await choose('a', 'Replied')
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.queryByText(/Not changed|Not connected/)).toBeNull()
  })

  // `joined` is a status of the waitlist; a careless look-up of `constructor` finds a method.
  it.each(['joined', 'constructor'])(
    'shows an unknown status from a newer server as received, in grey: %s',
    async status => {
      addStylesToDocument()
      let stored = message('a', { status })
      mockServer({
        ContactSubmissions: () => listOf([stored]),
        SetContactStatus: () => {
          stored = message('a', { status: 'replied' })
          return { data: { setContactStatus: stored } }
        },
      })
      await open()
      expect(await screen.findByText(status)).toHaveStyle({ background: theme.color.statusOther })
      expect(screen.queryByRole('button', { pressed: true })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Replied' }))
      expect(await screen.findByText('The message from Camila a is replied.')).toBeVisible()
    },
  )

  it('counts new messages in its navigation link', async () => {
    const messages = [message('a'), message('b')]
    mockServer({
      ContactSubmissions: () => listOf(messages),
      NewMessages: () => listOf(messages.filter(({ status }) => status === 'new')),
      SetContactStatus: ({ input }) => {
        const { id, status } = input as { id: string; status: string }
        const at = messages.findIndex(one => one.id === id)
        return { data: { setContactStatus: (messages[at] = message(id, { status })) } }
      },
    })
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

  it('keeps the status when the change fails', async () => {
    mockServer({
      ContactSubmissions: () => listOf([message('a')]),
      SetContactStatus: () => errorResponse('NOT_FOUND', 'We could not find that.'),
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Closed' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not find that.')
    expect(screen.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('shows the messages of now when a change is refused', async () => {
    let stored = [message('a'), message('b')]
    mockServer({
      ContactSubmissions: () => listOf(stored),
      SetContactStatus: () => {
        stored = [message('b')]
        return errorResponse('NOT_FOUND', 'We could not find that.')
      },
    })
    await open()
    await choose('a', 'Closed')
    await waitFor(() => expect(screen.queryByText('Camila a')).toBeNull())
    expect(screen.getByText('1 message')).toBeVisible()
  })

  /** Opens three messages and marks the first as read. The second cannot be changed. */
  async function openWithNotice() {
    const stored = ['a', 'b', 'c'].map(id => message(id))
    mockServer({
      ContactSubmissions: () => listOf(stored),
      SetContactStatus: ({ input }) =>
        (input as { id: string }).id === 'b'
          ? errorResponse('NOT_FOUND', 'We could not find that.')
          : { data: { setContactStatus: (stored[0] = message('a', { status: 'read' })) } },
    })
    await open()
    await choose('a', 'Read')
    return screen.findByText('The message from Camila a is read.')
  }

  const choose = async (id: string, name: string) => {
    const group = await screen.findByRole('group', {
      name: `Status of the message from Camila ${id}`,
    })
    await userEvent.click(within(group).getByRole('button', { name }))
  }

  /** Opens one new message, and marks it as replied. Another desk can change it again. */
  async function openWithColleague(filter = '') {
    let stored = message('a')
    mockServer({
      ContactSubmissions: ({ status }) =>
        listOf([stored].filter(one => !status || one.status === status)),
      NewMessages: () => listOf([]),
      SetContactStatus: () => {
        stored = { ...stored, status: 'replied' }
        return { data: { setContactStatus: stored } }
      },
    })
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
      stored = { ...stored, status }
      act(() => fakeServer.push({ contactSubmissionChanged: stored }))
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

  it.each([
    ['a change that fails', () => choose('b', 'Read')],
    ['a search', () => enterAndSubmit(screen.getByRole('searchbox'), 'camila')],
    [
      'a filter',
      () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'new'),
    ],
  ])('shows the notice of a change only until %s', async (_next, go) => {
    const notice = await openWithNotice()
    await go()
    await waitFor(() => expect(notice).toBeEmptyDOMElement())
  })

  it('filters and searches by the URL', async () => {
    const operations = mockServer({
      ContactSubmissions: ({ search }) => listOf(search ? [] : [message('a')]),
    })
    await open('/admin?view=messages&status=read')
    await screen.findByText('1 found')
    await enterAndSubmit(screen.getByRole('searchbox'), 'zelda')
    expect(await screen.findByText('No message matches')).toBeVisible()
    expect(operations.at(-1)?.variables).toEqual({ first: 50, search: 'zelda', status: 'read' })
    await userEvent.click(screen.getByRole('button', { name: 'Show all messages' }))
    expect(await screen.findByText('1 message')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent(
        /\/admin\?view=messages$/,
      ),
    )
  })

  it('shows an empty state without messages', async () => {
    mockServer({ ContactSubmissions: () => listOf([]) })
    await open()
    expect(await screen.findByText('No messages yet')).toBeVisible()
  })
})
