import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MembersOnly } from '../../session/guards/MembersOnly'
import { fetchSession } from '../../session/session'
import { enter } from '../../testing/enter'
import { errorResponse, inputsOf, mockServer as mockAnswers } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { person } from '../../testing/sessionFixtures'
import { currentToast } from '../../ui/toast'
import { AccountSecurity } from './AccountSecurity'

const session = (id: string, changes: object = {}) => ({
  __typename: 'AccountSession',
  id,
  browser: 'Firefox',
  system: 'Linux',
  startedAt: '2026-11-23T15:00:00.000Z',
  lastUsedAt: '2026-11-24T15:00:00.000Z',
  isCurrent: false,
  ...changes,
})
const own = session('s1', { isCurrent: true })
const phone = session('s2', { browser: 'Safari', system: 'iOS' })
const other = session('s3', { browser: null, system: null })

async function open({ isOwner = false } = {}) {
  await renderWithApi(<AccountSecurity isOwner={isOwner} />, '/profile')
  await screen.findByText('Firefox on Linux')
  return userEvent.setup()
}
/** Mocks the server; the newsletter is off unless the answers say otherwise. */
const mockServer = (answers: Parameters<typeof mockAnswers>[0]) =>
  mockAnswers({ MailPreferences: () => preferring('off'), ...answers })
const preferring = (newsletter: string) => ({
  data: {
    mailPreferences: {
      __typename: 'MailPreferences',
      newsletter,
      dayReminder: true,
      hoursReminder: true,
      digest: null,
    },
  },
})
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const listed = (...sessions: object[]) => ({ data: { mySessions: sessions } })

describe('account and security: mails I want', () => {
  it('switches each reminder of a booking off, and the team’s mail, which is for staff only (MAIL-32)', async () => {
    const stored = { dayReminder: true, hoursReminder: true, digest: true }
    const operations = mockServer({
      MySessions: () => listed(own),
      MailPreferences: () => {
        const { mailPreferences } = preferring('off').data
        return { data: { mailPreferences: { ...mailPreferences, ...stored } } }
      },
      SetReminders: ({ input }) => {
        const { dayReminder, hoursReminder } = Object.assign(stored, input)
        const reminders = { __typename: 'MailPreferences', dayReminder, hoursReminder }
        return { data: { setReminders: reminders } }
      },
      SetTeamDigest: ({ input }) => {
        stored.digest = (input as { wanted: boolean }).wanted
        const { digest } = stored
        return { data: { setTeamDigest: { __typename: 'MailPreferences', digest } } }
      },
    })
    const user = await open()
    for (const name of ['Reminder 3 hours before I play', /^What there is to do for the team/]) {
      const box = await screen.findByRole('checkbox', { name })
      expect(box).toBeChecked()
      await user.click(box)
      await waitFor(() => expect(box).not.toBeChecked())
    }
    expect(screen.getByRole('checkbox', { name: 'Reminder 24 hours before I play' })).toBeChecked()
    expect(inputsOf(operations, 'SetReminders')).toEqual([{ hoursReminder: false }])
    expect(inputsOf(operations, 'SetTeamDigest')).toEqual([{ wanted: false }])
  })

  it('says why the newsletter was not changed, puts the address on its list, and takes it off', async () => {
    let newsletter = 'off'
    const refusals = [errorResponse('RATE_LIMITED', 'Please wait an hour.')]
    const operations = mockServer({
      MySessions: () => listed(own),
      MailPreferences: () => preferring(newsletter),
      SetNewsletter: ({ input }) => {
        const refusal = refusals.shift()
        if (refusal) return refusal
        newsletter = (input as { wanted: boolean }).wanted ? 'unconfirmed' : 'off'
        return { data: { setNewsletter: { __typename: 'MailPreferences', newsletter } } }
      },
    })
    const user = await open()
    const box = await screen.findByRole('checkbox', { name: 'Newsletter' })
    expect(box).not.toBeChecked()
    expect(screen.getByText('You get no newsletter.')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /team/ })).not.toBeInTheDocument()
    await user.click(box)
    expect(await screen.findByText('Please wait an hour.')).toBeVisible()
    expect(box).not.toBeChecked()
    await user.click(box)
    expect(await screen.findByText(/^We have sent you a mail\./)).toBeVisible()
    expect(box).toBeChecked()
    await user.click(box)
    expect(await screen.findByText('You get no newsletter.')).toBeVisible()
    expect(inputsOf(operations, 'SetNewsletter').slice(1)).toEqual([
      { wanted: true },
      { wanted: false },
    ])
  })
})

describe('account and security: sessions', () => {
  it('names each browser, and ends one of the others', async () => {
    let sessions = [own, phone, other]
    const operations = mockServer({
      MySessions: () => listed(...sessions),
      EndSession: () => {
        sessions = [own, other]
        return { data: { endSession: true } }
      },
    })
    const user = await open()
    const [first, , third] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('Firefox on LinuxThis browserSigned in Nov 23, 2026, 10:00 AM')
    expect(third).toHaveTextContent('Unknown browser')
    expect(
      screen.getAllByRole('button', { name: /^Sign out (Safari|Unknown|Firefox)/ }),
    ).toHaveLength(2)
    await user.click(press(/^Sign out Safari on iOS/))
    await user.click(press('Yes, sign out'))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus()
    const sent = operations.find(({ operationName }) => operationName === 'EndSession')
    expect(sent?.variables).toEqual({ input: { id: 's2' } })
  })

  it('ends all others, and then offers that no more', async () => {
    let sessions = [own, phone]
    mockServer({
      MySessions: () => listed(...sessions),
      EndOtherSessions: () => {
        sessions = [own]
        return { data: { endOtherSessions: 1 } }
      },
    })
    const user = await open()
    await user.click(press('Sign out everywhere else'))
    await user.click(press('Yes, sign out'))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })
})

describe('account and security: password', () => {
  const answers = { MySessions: () => listed(own) }

  it('shows a wrong password at its field, sends both passwords, and focuses the button again', async () => {
    const fields = [{ field: 'currentPassword', message: 'That is not your password' }]
    const refusals = [errorResponse('BAD_USER_INPUT', 'Please check.', { fields })]
    const operations = mockServer({
      ...answers,
      ChangePassword: () =>
        refusals.pop() ?? { data: { changePassword: { __typename: 'User', id: 'u1' } } },
    })
    const user = await open()
    await user.click(press('Change password'))
    const current = await screen.findByLabelText('Current password')
    await enter(current, 'wrong')
    await enter(screen.getByLabelText('New password'), 'another shot drop')
    await user.click(press('Save password'))
    expect(await screen.findByText('That is not your password')).toBeVisible()
    await waitFor(() => expect(current).toHaveFocus())
    await user.clear(current)
    await enter(current, 'third shot drop')
    await user.click(press('Save password'))
    await waitFor(() => expect(press('Change password')).toHaveFocus())
    expect(screen.getByText('Password changed')).toBeVisible()
    expect(inputsOf(operations, 'ChangePassword').at(-1)).toEqual({
      currentPassword: 'third shot drop',
      newPassword: 'another shot drop',
    })
  })

  describe('whose change gets no answer', () => {
    const unanswered = /^No answer came\. Your password may have been changed/

    /** Changes the password; then `Me` answers this. */
    async function change(me: () => { data: Record<string, unknown> }) {
      let isSent = false
      mockServer({
        ...answers,
        Me: () => (isSent ? me() : { data: { me: person() } }),
        ChangePassword: () => {
          isSent = true
          throw new TypeError('Not connected')
        },
      })
      await renderWithApi(
        <MembersOnly>{() => <AccountSecurity isOwner={false} />}</MembersOnly>,
        '/profile',
      )
      await act(() => fetchSession())
      const user = userEvent.setup()
      await user.click(await screen.findByRole('button', { name: 'Change password' }))
      await enter(await screen.findByLabelText('Current password'), 'third shot drop')
      await enter(screen.getByLabelText('New password'), 'another shot drop')
      await user.click(press('Save password'))
    }

    it('says so on the way to the login page if it has ended the session', async () => {
      await change(() => ({ data: { me: null } }))
      await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/auth'))
      expect(screen.getByText(unanswered)).toBeVisible()
      expect(currentToast()).toMatchObject({ explainsNavigation: true })
    })

    it.each<[string, () => { data: Record<string, unknown> }]>([
      ['the session goes on', () => ({ data: { me: person() } })],
      [
        'there is no connection',
        () => {
          throw new TypeError('Not connected')
        },
      ],
    ])('says so in the form while %s', async (_why, me) => {
      await change(me)
      const form = within(screen.getByRole('form'))
      expect(await form.findByText(/Your password may have been changed/)).toBeVisible()
      expect(screen.getByLabelText('address')).toHaveTextContent('/profile')
    })
  })

  it('of the owner is a setting', async () => {
    mockServer(answers)
    await open({ isOwner: true })
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
  })
})
