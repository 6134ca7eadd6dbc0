import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { client } from '../../api/client'
import { MeDocument } from '../../api/generated'
import { type SessionUser, useSession } from '../../session/session'
import { refused, serve } from '../../testing/network'
import { person } from '../../testing/people'
import { renderLive } from '../../testing/renderLive'
import { Profile } from './Profile'

/* As the page does: the profile of whoever the session says is here. */
function Mine() {
  const session = useSession()
  return session.status === 'signedIn' ? <Profile user={session.user} /> : <p>nobody</p>
}

async function open(changes: Partial<SessionUser> = {}) {
  const view = await renderLive(<Mine />, '/profile')
  act(() => {
    client.writeQuery({ query: MeDocument, data: { me: person(changes) } })
  })
  await screen.findByText('Profile Information')
  return { user: userEvent.setup(), ...view }
}

const firstName = () => screen.getByLabelText('First Name')
const press = (name: string) => screen.getByRole('button', { name })
const saved = (changes: Partial<SessionUser>) => ({
  UpdateProfile: () => ({ data: { updateProfile: person(changes) } }),
})

beforeEach(() => sessionStorage.clear())

describe('the profile to read', () => {
  it('shows the names, the plan, the month in Miami, and noughts', async () => {
    serve({})
    await open({ membershipPlan: 'elite', joinDate: '2024-02-01T03:00:00.000Z' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Camila Alvarez')
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

  it('says what is not set', async () => {
    serve({})
    await open({ firstName: null, lastName: ' ', membershipStatus: '', joinDate: null })
    expect(screen.getAllByText('Not set')).toHaveLength(2)
    expect(screen.getByText('Basic Member')).toBeVisible()
    expect(screen.getByText('Member since N/A')).toBeVisible()
    expect(screen.getAllByText('Active')).toHaveLength(2)
    expect(screen.getByText('C')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('camila@example.com')
  })

  it.each([
    ['https://img.example/c.jpg', 'https://img.example/c.jpg'],
    ['http://img.example/c.jpg', undefined],
    ['javascript:alert(1)', undefined],
    ['not an address', undefined],
  ])('takes the picture only from https: %s', async (profileImageUrl, src) => {
    serve({})
    const { container } = await open({ profileImageUrl })
    // The picture is decoration beside the name, so no role finds it.
    expect(container.querySelector('img')?.getAttribute('src')).toBe(src)
    expect(Boolean(screen.queryByText('CA'))).toBe(src === undefined)
  })
})

describe('editing the profile', () => {
  it('begins in the first field with what is held, and Cancel restores it', async () => {
    const asked = serve({})
    const { user } = await open()
    await user.click(press('Edit'))
    expect(firstName()).toHaveFocus()
    expect(firstName()).toHaveValue('Camila')
    await user.clear(firstName())
    await user.type(firstName(), 'Somebody')
    await user.click(press('Cancel'))
    expect(press('Edit')).toHaveFocus()
    expect(screen.queryByText('Somebody')).toBeNull()
    await user.click(press('Edit'))
    expect(firstName()).toHaveValue('Camila')
    expect(asked).toEqual([])
  })

  it('keeps what was typed for the same person when the page goes away meanwhile', async () => {
    serve({})
    const { user, unmount } = await open()
    await user.click(press('Edit'))
    await user.type(firstName(), ' Maria')
    unmount()
    await open()
    await user.click(press('Edit'))
    expect(await screen.findByDisplayValue('Camila Maria')).toBe(firstName())
    await user.click(press('Cancel'))
    await user.click(press('Edit'))
    expect(firstName()).toHaveValue('Camila')
  })

  it('sends all of it with the plan as held, and the new name is right everywhere at once', async () => {
    const asked = serve(saved({ firstName: 'Cami', membershipPlan: 'pro' }))
    const { user } = await open({ membershipPlan: 'pro' })
    await user.click(press('Edit'))
    await user.clear(firstName())
    await user.type(firstName(), 'Cami')
    await user.click(press('Save Changes'))
    expect(await screen.findByText('Profile Updated')).toBeVisible()
    expect(screen.getByText('Your profile has been successfully updated.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cami Alvarez')
    expect(press('Edit')).toHaveFocus()
    expect(asked[0]?.variables).toEqual({
      input: {
        firstName: 'Cami',
        lastName: 'Alvarez',
        email: 'camila@example.com',
        membershipPlan: 'pro',
      },
    })
  })

  it('says Saving..., and can be neither sent twice nor given up meanwhile', async () => {
    const asked = serve({ UpdateProfile: () => new Promise(() => undefined) })
    const { user } = await open()
    await user.click(press('Edit'))
    await user.click(press('Save Changes'))
    const pending = await screen.findByRole('button', { name: 'Saving...' })
    expect(pending).toBeDisabled()
    expect(press('Cancel')).toBeDisabled()
    await user.type(firstName(), '{Enter}')
    expect(asked).toHaveLength(1)
  })

  it('judges nothing itself: an empty or odd value is for the server to refuse', async () => {
    const complaint = { field: 'email', message: 'Please enter a valid email address' }
    const asked = serve({
      UpdateProfile: () => refused('BAD_USER_INPUT', 'Please check.', { fields: [complaint] }),
    })
    const { user } = await open()
    await user.click(press('Edit'))
    await user.clear(screen.getByLabelText('Email'))
    await user.type(screen.getByLabelText('Email'), 'nowhere')
    await user.click(press('Save Changes'))
    expect(await screen.findByText(complaint.message)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['the address is taken', { UpdateProfile: () => refused('CONFLICT', 'Taken.') }],
    ['the network fails', {}],
  ])('stays open with its words when %s', async (_when, answers) => {
    serve(answers)
    const { user } = await open()
    await user.click(press('Edit'))
    await user.type(firstName(), '!')
    await user.click(press('Save Changes'))
    const alert = await screen.findByRole('alert')
    await waitFor(() => {
      expect(alert).toHaveTextContent('Failed to update profile. Please try again.')
    })
    expect(within(alert).getByText('Error')).toBeVisible()
    expect(firstName()).toHaveValue('Camila!')
  })

  it('leaves a lost session to the guard of the page', async () => {
    serve({ UpdateProfile: () => refused('UNAUTHENTICATED', 'Unauthorized') })
    const { user } = await open()
    await user.click(press('Edit'))
    await user.click(press('Save Changes'))
    expect(await screen.findByText('nobody')).toBeVisible()
    expect(screen.queryByText('Failed to update profile. Please try again.')).toBeNull()
  })
})
