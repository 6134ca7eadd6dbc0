import '../../../testing/dialogPolyfill'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enterAndSubmit } from '../../../testing/enter'
import { connectionOf } from '../../../testing/connectionOf'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { addStylesToDocument, renderWithApi } from '../../../testing/renderWithApi'
import { theme } from '../../../ui/theme'
import { currentToast } from '../../../ui/toast'
import { CurrentSection } from '../CurrentSection'
import { MailQueue } from './MailQueue'

const to = 'ana@example.com'

const mail = (changes: object = {}) => ({
  __typename: 'Mail',
  id: 'm1',
  template: 'welcome',
  to,
  state: 'failed',
  attempts: 8,
  failure: '451 later',
  dueAt: '2026-11-20T16:00:00.000Z',
  sentAt: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  subject: 'Your account',
  text: 'Confirm\n[link hidden]',
  undeliverable: null,
  account: null as object | null,
  ...changes,
})

const listOf = (mails: { id: string }[]) => ({ data: { mails: connectionOf('Mail', mails) } })

const queueOf = (changes: object = {}, sendsMail = true) => ({
  data: {
    sendsMail,
    mailQueue: {
      __typename: 'MailQueue',
      queued: 0,
      failedToday: 0,
      oldestQueuedAt: null,
      refusal: null,
      ...changes,
    },
  },
})

/** Renders the list with one mail. Its panel is open unless `at` is another URL. */
async function open(shown: object = {}, answers: object = {}, at = '/admin?view=mail&mail=m1') {
  const one = mail(shown)
  const operations = mockServer({
    Mails: () => listOf([one]),
    MailQueue: () => queueOf(),
    MailDetails: () => ({ data: { mail: one } }),
    ...answers,
  })
  await renderWithApi(
    <>
      <MailQueue />
      <CurrentSection name="mail" />
    </>,
    at,
  )
  return operations
}

const panel = async () => within(await screen.findByRole('dialog'))
const press = async (name: string) =>
  userEvent.click(await (await panel()).findByRole('button', { name }))
const moved = (field: string, state: string) => () => ({
  data: {
    [field]: {
      __typename: 'Mail',
      id: 'm1',
      state,
      attempts: 0,
      dueAt: '2026-11-20T17:00:00.000Z',
    },
  },
})

/** Mocks a mutation's response and the state of the mail after it. */
function change(operation: string, answer: () => object, since: object) {
  let now = mail()
  return {
    MailDetails: () => ({ data: { mail: now } }),
    [operation]: () => {
      now = mail(since)
      return answer()
    },
  }
}

describe('admin mails', () => {
  it('lists mails with template, recipient, state and times; an unknown one from a newer server as received, in grey', async () => {
    addStylesToDocument()
    const mails = [
      mail(),
      mail({ id: 'm2', state: 'sent', sentAt: '2026-11-20T16:30:00.000Z' }),
      mail({ id: 'm3', state: 'queued', template: 'reset_password' }),
      mail({ id: 'm4', state: 'constructor', template: 'toString' }),
    ]
    await open({}, { Mails: () => listOf(mails) }, '/admin?view=mail')
    const row = async (text: string) =>
      (await screen.findByText(text)).closest<HTMLElement>('[role=row]')
    expect(await row('sent')).toHaveTextContent('Nov 20, 2026, 11:30 AM')
    expect(await row('queued')).toHaveTextContent(`New password${to}`)
    expect(await row('queued')).toHaveTextContent('Nov 20, 2026, 11:00 AM')
    expect(await row('failed')).toHaveTextContent('N/A')
    expect(screen.getByText('failed')).toHaveStyle({ background: theme.color.coral })
    expect(screen.getByText('4 mails')).toBeVisible()
    expect(screen.getByText('constructor')).toHaveStyle({ background: theme.color.statusOther })
    expect(screen.getByRole('link', { name: `toString to ${to}` })).toBeVisible()
  })

  it('filters and searches by the URL, and clears both', async () => {
    const operations = await open(
      {},
      { Mails: ({ search }: Record<string, unknown>) => listOf(search ? [] : [mail()]) },
      '/admin?view=mail&state=failed',
    )
    await screen.findByText('1 found')
    await enterAndSubmit(screen.getByRole('searchbox'), 'zelda')
    expect(await screen.findByText('No mail matches')).toBeVisible()
    const variables = { first: 50, search: 'zelda', state: 'failed' }
    expect(
      operations.filter(({ operationName }) => operationName === 'Mails').at(-1),
    ).toMatchObject({
      variables,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Show all mails' }))
    expect(await screen.findByText('1 mail')).toBeVisible()
  })
})

describe('admin mail queue', () => {
  const figures = () =>
    within(screen.getByRole('region', { name: 'What waits to be sent' }))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)

  it('shows its counts, its oldest mail and why no mail is sent', async () => {
    const queue = { queued: 1200, failedToday: 3, oldestQueuedAt: '2026-11-20T15:00:00.000Z' }
    const refusal = 'The mail server refuses user and password.'
    await open({}, { MailQueue: () => queueOf({ ...queue, refusal }) }, '/admin?view=mail')
    expect(await screen.findByText(`Nothing is sent for now. ${refusal}`)).toBeVisible()
    expect(figures()).toEqual(['1,200', '3', 'Nov 20, 2026, 10:00 AM'])
    expect(screen.queryByText(/No mail server is set up/)).toBeNull()
  })

  it('loads its counts again with the list, which can be empty', async () => {
    const later = errorResponse('SERVICE_UNAVAILABLE', 'Later.')
    let isDown = true
    await open(
      {},
      {
        Mails: () => (isDown ? later : listOf([])),
        MailQueue: () => (isDown ? later : queueOf()),
      },
      '/admin?view=mail',
    )
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(figures()).toEqual(['0', '0', 'None']))
    expect(await screen.findByText('No mail has been written yet')).toBeVisible()
  })

  it('says that mail is kept and not sent if no mail server is configured', async () => {
    await open({}, { MailQueue: () => queueOf({}, false) }, '/admin?view=mail')
    expect(await screen.findByText(/No mail server is set up/)).toBeVisible()
    expect(figures()).toEqual(['0', '0', 'None'])
  })
})

describe('admin mail panel', () => {
  it('shows the failure and the text, and restores the focus when it closes', async () => {
    await open({}, {}, '/admin?view=mail')
    await userEvent.click(await screen.findByRole('link', { name: `Welcome to ${to}` }))
    const shown = await panel()
    expect(await shown.findByText('451 later')).toBeVisible()
    expect(shown.getByText('Why it failed')).toBeVisible()
    expect(shown.getByText('Your account')).toBeVisible()
    expect(shown.getByRole('region', { name: 'What it says' })).toHaveTextContent(
      'Confirm [link hidden]',
    )
    expect(shown.queryByRole('link')).toBeNull()
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('link', { name: `Welcome to ${to}` })).toHaveFocus()
  })

  it('makes links of the site’s own URLs only; URLs from visitors stay text', async () => {
    const own = `${window.location.origin}/auth?mode=reset#token`
    const others = `https://evil.example/ javascript:alert(1) ${window.location.origin}.evil.example/`
    await open({ state: 'kept', text: `Set it\n${own}\n\n[link used or expired]\n\n${others}\n` })
    const shown = await panel()
    expect(await shown.findByRole('link')).toHaveAttribute('href', own)
    expect(shown.getByRole('region', { name: 'What it says' })).toHaveTextContent(others)
    expect(shown.queryByRole('button', { name: 'Drop' })).toBeNull()
  })

  it('says that the text of a mail no longer exists, and of a sent mail no failure', async () => {
    await open({ state: 'sent', subject: null, text: null })
    expect(await screen.findByText(/no longer there/)).toBeVisible()
    expect(screen.queryByText(/^Why/)).toBeNull()
  })

  it.each([
    ['Retry', 'RetryMail', 'retryMail', 'queued', 'The mail is queued again.', ['Drop']],
    ['Drop', 'DropMail', 'dropMail', 'dropped', 'The mail is dropped: it will not be sent.', []],
  ])('%s: shows the result, refetches the counts and keeps the focus', async (...row) => {
    const [name, operation, field, state, texts, left] = row
    const operations = await open(
      {},
      change(operation, moved(field, state), { state, attempts: 0 }),
    )
    await press(name)
    expect(operations.some(one => one.operationName === operation)).toBe(name !== 'Drop')
    if (name === 'Drop') await press('Yes, drop it')
    expect(await screen.findByText(texts)).toHaveAttribute('role', 'status')
    const group = screen.getByRole('group', { name: 'What can be done with this mail' })
    expect(group).toHaveFocus()
    expect(
      within(group)
        .queryAllByRole('button')
        .map(one => one.textContent),
    ).toEqual(left)
    expect(operations.slice(-2).map(one => one.operationName)).toEqual(
      expect.arrayContaining(['MailQueue', 'MailDetails']),
    )
    expect((await panel()).getByText(state)).toBeVisible()
  })

  it('shows beside the buttons why a retry was refused; refetches a mail after it: it may already be sent', async () => {
    const refusal = 'This mail is sent by now.'
    const sentAt = '2026-11-20T17:00:01.000Z'
    const since = { state: 'sent', attempts: 1, failure: null, sentAt }
    const answers = change('RetryMail', moved('retryMail', 'queued'), since)
    const retries = [answers.RetryMail, () => errorResponse('CONFLICT', refusal)]
    const operations = await open({}, { ...answers, RetryMail: () => retries.pop()?.() })
    await press('Retry')
    expect(await screen.findByText(refusal)).toBeVisible()
    expect(currentToast()).toBeUndefined()
    await waitFor(() => expect(operations.at(-1)?.operationName).toBe('MailDetails'))
    await press('Retry')
    const texts = 'The mail was queued again. Its state is now sent.'
    expect(await screen.findByText(texts)).toHaveAttribute('role', 'status')
    const shown = await panel()
    expect(shown.getByText('Nov 20, 2026, 12:00 PM')).toBeVisible()
    expect(shown.queryByText('451 later')).toBeNull()
    expect(shown.queryByRole('button', { name: 'Drop' })).toBeNull()
  })

  describe('after a retry', () => {
    beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }))
    afterEach(() => void jest.useRealTimers())

    const nextPoll = () => act(() => jest.advanceTimersByTimeAsync(2_000))

    it('follows the mail until it is sent or has failed, in the list and the counts too', async () => {
      let now = mail({ state: 'failed', attempts: 1 })
      const operations = await open(
        {},
        {
          MailDetails: () => ({ data: { mail: now } }),
          RetryMail: () => {
            now = mail({ state: 'queued', attempts: 0 })
            return moved('retryMail', 'queued')()
          },
        },
      )
      await press('Retry')
      expect(await screen.findByText('The mail is queued again.')).toBeVisible()
      now = mail({ state: 'sending', attempts: 1 })
      await nextPoll()
      expect(screen.getByText(/Its state is now sending/)).toBeVisible()
      const counted = variablesOf(operations, 'MailQueue').length
      now = mail({ state: 'failed', attempts: 1 })
      await nextPoll()
      expect(screen.getByText(/Its state is now failed/)).toBeVisible()
      expect(screen.getAllByText('failed')).toHaveLength(2)
      expect(variablesOf(operations, 'MailQueue')).toHaveLength(counted + 1)
      const asked = variablesOf(operations, 'MailDetails').length
      await nextPoll()
      expect(variablesOf(operations, 'MailDetails')).toHaveLength(asked)
    })

    it('says why the last try of a queued mail failed, and does not ask again before the next one', async () => {
      const operations = await open({ state: 'queued', attempts: 1 })
      const shown = await panel()
      expect(await shown.findByText('Tries since it was queued')).toBeVisible()
      expect(shown.getByText('Why the last try failed')).toBeVisible()
      await nextPoll()
      expect(variablesOf(operations, 'MailDetails')).toHaveLength(1)
    })
  })

  it('shows the result even if the mail cannot be refetched', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let answer: () => object = () => ({ data: { mail: mail() } })
    await open(
      {},
      {
        MailDetails: () => answer(),
        DropMail: () => {
          answer = () => errorResponse('INTERNAL_SERVER_ERROR', 'Something broke.')
          return moved('dropMail', 'dropped')()
        },
      },
    )
    await press('Drop')
    await press('Yes, drop it')
    expect(await screen.findByText(/^The mail is dropped/)).toBeVisible()
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })

  it('offers a retry only after the address is off the undeliverable list', async () => {
    const refused = { since: '2026-11-20T15:00:00.000Z', reason: '550 no such user' }
    let undeliverable: object | null = { __typename: 'UndeliverableAddress', ...refused }
    const operations = await open(
      {},
      {
        MailDetails: () => ({ data: { mail: mail({ undeliverable }) } }),
        ClearAddress: () => {
          undeliverable = null
          return { data: { clearAddress: true } }
        },
      },
    )
    expect(await screen.findByText(/Its mail server said: 550 no such user/)).toBeVisible()
    expect((await panel()).queryByRole('button', { name: 'Retry' })).toBeNull()
    await press('Take off the undeliverable list')
    expect(await screen.findByText(`Mail is written to ${to} again.`)).toBeVisible()
    expect((await panel()).getByRole('button', { name: 'Retry' })).toBeEnabled()
    const cleared = operations.find(({ operationName }) => operationName === 'ClearAddress')
    expect(cleared?.variables).toEqual({ input: { email: to } })
  })

  it('says that no mail has the id in the URL', async () => {
    await open({}, { MailDetails: () => errorResponse('NOT_FOUND', 'We could not find that.') })
    expect(await screen.findByRole('dialog', { name: 'No mail found' })).toBeVisible()
  })
})
