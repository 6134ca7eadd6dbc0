import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { client } from '../../api/apollo/client'
import { MeDocument } from '../../api/apollo/session.generated'
import { setPhaseTexts } from '../../content/currentPhase'
import { phases } from '../../content/phases'
import { type SessionUser, useSession } from '../../session/session'
import { enter } from '../../testing/enter'
import { ownAnswers, ownMembership } from '../../testing/membershipFixtures'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { person } from '../../testing/sessionFixtures'
import { addStylesToDocument, renderWithApi } from '../../testing/renderWithApi'
import { planGradients } from '../../ui/PlanBadge'
import { dismissCurrentToast } from '../../ui/toast'
import { HiddenMembersDocument } from './hiddenMembers.generated'
import { Profile } from './Profile'
import { PlayProfileDocument } from './profile.generated'

/* Renders the profile of the signed-in person, like the page. */
function Mine() {
  const session = useSession()
  return session.status === 'signedIn' ? <Profile user={session.user} /> : <p>nobody</p>
}

async function open(changes: Partial<SessionUser> = {}) {
  const view = await renderWithApi(<Mine />, '/profile')
  act(() => {
    client.writeQuery({ query: MeDocument, data: { me: person(changes) } })
  })
  await screen.findByText('Profile Information')
  return { user: userEvent.setup(), ...view }
}

const firstName = () => screen.getByLabelText('First Name')
const press = (name: string) => screen.getByRole('button', { name })
const edit = async (user: UserEvent) => {
  await user.click(press('Edit'))
  await screen.findByRole('button', { name: 'Cancel' })
}
const saved = (changes: Partial<SessionUser>) => ({
  UpdateProfile: () => ({ data: { updateProfile: person(changes) } }),
})

const plays = {
  PlayProfile: {
    document: PlayProfileDocument,
    data: { playProfile: { __typename: 'PlayProfile', level: null, showsName: false } },
  },
  HiddenMembers: {
    document: HiddenMembersDocument,
    data: { hiddenMembers: [], playedWith: [] },
  },
}

/** Waits for the sentence that nothing was saved, and for the form with its input. */
async function expectFailure() {
  const alert = await screen.findByRole('alert')
  await waitFor(() =>
    expect(alert).toHaveTextContent('Failed to update profile. Please try again.'),
  )
  expect(within(alert).getByText('Error')).toBeVisible()
  expect(firstName()).toHaveValue('Camila!')
}

const updates = (operations: ReturnType<typeof mockServer>) =>
  operations.filter(({ operationName }) => operationName === 'UpdateProfile')

beforeEach(() => sessionStorage.clear())

describe('the profile of a member who books courts', () => {
  beforeEach(() => setPhaseTexts(phases.booking))
  afterEach(() => setPhaseTexts(phases.waitlist))

  it.each([
    ['PlayProfile', 'HiddenMembers'],
    ['HiddenMembers', 'PlayProfile'],
  ] as const)(
    'is shown when %s is answered after all others, so that nothing moves',
    async (late, other) => {
      let answer = () => {}
      const answered = new Promise<void>(resolve => {
        answer = resolve
      })
      mockServer({
        ...ownAnswers({ membership: ownMembership() }),
        [other]: () => ({ data: plays[other].data }),
        [late]: async () => {
          await answered
          return { data: plays[late].data }
        },
      })
      await renderWithApi(<Mine />, '/profile')
      act(() => {
        client.writeQuery({ query: MeDocument, data: { me: person() } })
      })
      await waitFor(() => {
        expect(client.readQuery({ query: plays[other].document })).not.toBeNull()
      })
      expect(screen.queryByText('Profile Information')).toBeNull()
      act(answer)
      await screen.findByText('Profile Information')
      for (const title of ['On the court', 'Hide from a member'])
        expect(screen.getByRole('heading', { name: title })).toBeVisible()
    },
  )
})

describe('profile facts', () => {
  it('shows the names, which no browser translates (PAGE-11), the plan, the month in Miami and zero figures', async () => {
    mockServer({})
    await open({ membershipPlan: 'elite', joinDate: '2024-02-01T03:00:00.000Z' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Camila Alvarez')
    for (const name of ['Camila Alvarez', 'Camila', 'Alvarez'])
      expect(screen.getByText(name)).toHaveAttribute('translate', 'no')
    expect(screen.getByText('elite Member')).toBeVisible()
    expect(screen.getByText('Member since January 2024')).toBeVisible()
    expect(screen.getByText('CA')).toBeInTheDocument()
    expect(screen.getAllByText('active')).toHaveLength(2)
    expect(screen.getAllByText('0')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Upgrade Membership' })).toHaveAttribute(
      'href',
      '/membership',
    )
  })

  it('shows the plan and the number of a membership, and nothing of one that has ended', async () => {
    const answers = (state: string) =>
      ownAnswers({ membership: ownMembership({ state, endsOn: '2026-12-23' }) })
    mockServer(answers('active'))
    const { unmount } = await open()
    expect(await screen.findByText('Unlimited Member')).toBeVisible()
    expect(screen.getByText('Founding member No. 12')).toBeVisible()
    expect(screen.getByText('Until the end of Wednesday, December 23.')).toBeVisible()
    unmount()
    mockServer(answers('ended'))
    await open()
    expect(screen.getByText('Basic Member')).toBeVisible()
    expect(screen.queryByText(/Founding member/)).toBeNull()
  })

  it.each([
    ['standard', '/dashboard'],
    ['unlimited', '/membership'],
  ])('leads from the plan %s to %s, because only a higher plan is an upgrade', async (plan, to) => {
    setPhaseTexts(phases.memberships)
    mockServer(ownAnswers({ membership: ownMembership({ plan }) }))
    await open()
    expect(await screen.findByText('Founding member No. 12')).toBeVisible()
    const upgrade = screen.getByRole('link', { name: 'Upgrade Membership' })
    expect(upgrade).toHaveAttribute('href', to)
    setPhaseTexts(phases.waitlist)
  })

  it('shows an unknown plan from a newer server as received, in grey', async () => {
    addStylesToDocument()
    mockServer({})
    // A careless look-up finds a method.
    const plan = 'constructor'
    await open({ membershipPlan: plan, membershipStatus: 'paused' })
    for (const texts of [`${plan} Member`, plan])
      expect(screen.getByText(texts).parentElement).toHaveStyle({ background: planGradients.none })
    expect(screen.getAllByText('paused')).toHaveLength(2)
  })

  it('says which fields are not set', async () => {
    mockServer({})
    await open({ firstName: null, lastName: ' ', membershipStatus: '', joinDate: null })
    expect(screen.getAllByText('Not set')).toHaveLength(2)
    expect(screen.getByText('Basic Member')).toBeVisible()
    expect(screen.getByText('Member since N/A')).toBeVisible()
    expect(screen.getAllByText('Active')).toHaveLength(2)
    expect(screen.getByText('C')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('camila@example.com')
  })

  it('shows a picture only from an https URL, and the initials without one or if it fails to load', async () => {
    mockServer({})
    const { container } = await open({ profileImageUrl: 'https://img.example/c.jpg' })
    // The picture is decorative, so it has no role to query.
    const picture = () => container.querySelector('img')
    expect(picture()?.getAttribute('src')).toBe('https://img.example/c.jpg')
    expect(screen.queryByText('CA')).toBeNull()
    for (const profileImageUrl of [
      'http://img.example/c.jpg',
      'javascript:alert(1)',
      'not an address',
    ]) {
      act(() => {
        client.writeQuery({ query: MeDocument, data: { me: person({ profileImageUrl }) } })
      })
      expect(picture()).toBeNull()
      expect(screen.getByText('CA')).toBeVisible()
    }
    act(() => {
      const profileImageUrl = 'https://img.example/d.jpg'
      client.writeQuery({ query: MeDocument, data: { me: person({ profileImageUrl }) } })
    })
    const shown = picture()
    if (shown) fireEvent.error(shown)
    expect(screen.getByText('CA')).toBeVisible()
  })
})

describe('profile form', () => {
  it('focuses the first field with the saved value, and keeps what was changed until Cancel restores it', async () => {
    const operations = mockServer({})
    const { user, unmount } = await open()
    await edit(user)
    expect(firstName()).toHaveFocus()
    expect(firstName()).toHaveValue('Camila')
    await enter(firstName(), ' Maria')
    unmount()
    await open({ email: 'new@example.com' })
    await edit(user)
    expect(await screen.findByDisplayValue('Camila Maria')).toBe(firstName())
    expect(screen.getByLabelText('Email')).toHaveValue('new@example.com')
    await user.click(press('Cancel'))
    expect(press('Edit')).toHaveFocus()
    expect(screen.queryByText('Camila Maria')).toBeNull()
    await edit(user)
    expect(firstName()).toHaveValue('Camila')
    expect(updates(operations)).toEqual([])
  })

  it('sends the plan as it is and what was changed, and updates the name everywhere (SPEC-6)', async () => {
    const operations = mockServer(saved({ firstName: 'Cami', membershipPlan: 'pro' }))
    const { user } = await open({ membershipPlan: 'pro' })
    await edit(user)
    await user.clear(firstName())
    await enter(firstName(), 'Cami')
    await user.click(press('Save Changes'))
    expect(await screen.findByText('Profile Updated')).toBeVisible()
    expect(screen.getByText('Your profile has been successfully updated.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cami Alvarez')
    expect(press('Edit')).toHaveFocus()
    expect(updates(operations)[0]?.variables).toEqual({
      input: { firstName: 'Cami', membershipPlan: 'pro' },
    })
  })

  it('sends nothing that another page has changed, also after the session was reloaded (SPEC-6)', async () => {
    const elsewhere = { firstName: 'Maria', email: 'new@example.com' }
    const operations = mockServer(saved({ ...elsewhere, lastName: 'Alvarez-Ruiz' }))
    const { user } = await open()
    await edit(user)
    act(() => {
      client.writeQuery({ query: MeDocument, data: { me: person(elsewhere) } })
    })
    await enter(screen.getByLabelText('Last Name'), '-Ruiz')
    await user.click(press('Save Changes'))
    expect(await screen.findByText('Profile Updated')).toBeVisible()
    expect(updates(operations)[0]?.variables).toEqual({
      input: { lastName: 'Alvarez-Ruiz', membershipPlan: null },
    })
  })

  it('shows Saving..., can then be neither submitted again nor cancelled, and stays open when the network fails', async () => {
    let fail: (error: unknown) => void = () => {}
    const operations = mockServer({
      UpdateProfile: () => new Promise((_, reject) => (fail = reject)),
    })
    const { user } = await open()
    await edit(user)
    await enter(firstName(), '!')
    await user.click(press('Save Changes'))
    const pending = await screen.findByRole('button', { name: 'Saving...' })
    expect(pending).toBeDisabled()
    expect(press('Cancel')).toBeDisabled()
    await user.type(firstName(), '{Enter}')
    expect(updates(operations)).toHaveLength(1)
    fail(new TypeError('Failed to fetch'))
    await expectFailure()
  })

  it('leaves validation to the server, stays open when it refuses, and leaves an ended session to the page’s guard', async () => {
    const fieldError = { field: 'email', message: 'Please enter a valid email address' }
    const answers = [
      errorResponse('UNAUTHENTICATED', 'Unauthorized'),
      errorResponse('CONFLICT', 'Taken.'),
      errorResponse('BAD_USER_INPUT', 'Please check.', { fields: [fieldError] }),
    ]
    const operations = mockServer({ UpdateProfile: () => answers.pop()! })
    const { user } = await open()
    await edit(user)
    await enter(firstName(), '!')
    await user.clear(screen.getByLabelText('Email'))
    await enter(screen.getByLabelText('Email'), 'nowhere')
    await user.click(press('Save Changes'))
    expect(await screen.findByText(fieldError.message)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(updates(operations)).toHaveLength(1)
    act(dismissCurrentToast)
    await user.click(press('Save Changes'))
    await expectFailure()
    act(dismissCurrentToast)
    await user.click(press('Save Changes'))
    expect(await screen.findByText('nobody')).toBeVisible()
    expect(screen.queryByText('Failed to update profile. Please try again.')).toBeNull()
  })
})
