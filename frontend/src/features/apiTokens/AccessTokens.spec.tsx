import type { StaffRoleName } from '@shared/staff-scopes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ApiTokenRowFragment } from '../../api/operationTypes'
import { errorResponse, mockServer, variablesOf } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { AccessTokens } from './AccessTokens'
import { CreateTokenForm } from './CreateTokenForm'

const token = (changes: Partial<ApiTokenRowFragment> = {}) => ({
  __typename: 'ApiToken' as const,
  id: 't1',
  name: 'Payroll',
  start: 'cwp_AbCdEfGh',
  scopes: ['PROFILE_READ', 'BOOKINGS_WRITE'],
  createdAt: '2026-11-23T15:00:00.000Z',
  expiresAt: '2027-02-21T15:00:00.000Z',
  lastUsedAt: null,
  replacedById: null,
  ...changes,
})

type Row = ReturnType<typeof token>
const listed = (...tokens: Row[]) => ({ MyApiTokens: () => ({ data: { myApiTokens: tokens } }) })
const TEXT = `cwp_${'a'.repeat(49)}`
const created = (apiToken: Row) => ({
  __typename: 'CreatedApiToken' as const,
  token: TEXT,
  apiToken,
})

async function open() {
  await renderWithApi(<AccessTokens role={null} />, '/profile')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Show access tokens' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  return { user }
}

const press = (name: string) => screen.getByRole('button', { name })
const newToken = () => screen.findByRole('group', { name: 'Your new access token' })

async function openForm(user: UserEvent) {
  await user.click(press('Create an access token'))
  await screen.findByRole('form', { name: 'Create an access token' })
}

async function fillIn(user: UserEvent) {
  await openForm(user)
  await user.click(screen.getByLabelText('Name'))
  await user.paste('Payroll')
  await user.click(
    screen.getByLabelText('Book and cancel courts, wait for an hour, join open play'),
  )
  await user.click(screen.getByLabelText('Read your profile and membership'))
}

describe('access tokens: list', () => {
  it('shows the scopes in words, the dates in Miami, and whether a token was used', async () => {
    mockServer(listed(token(), token({ id: 't2', lastUsedAt: '2026-11-24T02:30:00.000Z' })))
    await open()
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('cwp_AbCdEfGh…')
    expect(first).toHaveTextContent('CreatedNov 23, 2026, 10:00 AM')
    expect(first).toHaveTextContent('ExpiresFeb 21, 2027, 10:00 AM')
    expect(first).toHaveTextContent('Last usedNever')
    expect(first).toHaveTextContent(
      'Read your profile and membershipBook and cancel courts, wait for an hour, join open play',
    )
    expect(second).toHaveTextContent('Last usedNov 23, 2026, 09:30 PM')
  })

  it('offers to load the list again', async () => {
    mockServer({ MyApiTokens: () => errorResponse('INTERNAL_SERVER_ERROR', 'broken') })
    const { user } = await open()
    expect(screen.getByText('Your access tokens could not be loaded.')).toBeVisible()
    mockServer(listed(token()))
    await user.click(press('Try again'))
    expect(await screen.findByRole('heading', { name: 'Payroll' })).toBeVisible()
  })
})

describe('access tokens: create', () => {
  it('shows the server’s sentence; sends the chosen scopes and days, and shows the text once', async () => {
    let tokens: Row[] = []
    const message = 'You have 10 access tokens. Please revoke one first.'
    const refusals = [errorResponse('CONFLICT', message)]
    const operations = mockServer({
      MyApiTokens: () => ({ data: { myApiTokens: tokens } }),
      CreateApiToken: () => {
        const refusal = refusals.shift()
        if (refusal) return refusal
        tokens = [token()]
        return { data: { createApiToken: created(token()) } }
      },
    })
    const { user } = await open()
    await fillIn(user)
    await user.click(screen.getByLabelText('In 365 days'))
    await user.click(press('Create token'))
    expect(await screen.findByText(`Error: ${message}`)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    await user.click(press('Create token'))
    const shown = await newToken()
    expect(shown).toHaveFocus()
    expect(shown).toHaveTextContent('It cannot be shown again.')
    expect(within(shown).getByLabelText('Access token “Payroll”')).toHaveValue(TEXT)
    expect(variablesOf(operations, 'CreateApiToken')[0]).toEqual({
      input: {
        name: 'Payroll',
        scopes: ['BOOKINGS_WRITE', 'PROFILE_READ'],
        expiresInDays: 365,
      },
    })
    await user.click(press('Copy'))
    expect(await navigator.clipboard.readText()).toBe(TEXT)
    expect(press('Copied!')).toBeVisible()
    expect(screen.getByText('Access token copied to clipboard')).toBeVisible()
    await user.click(press('Done'))
    expect(press('Create an access token')).toHaveFocus()
    expect(screen.queryByDisplayValue(TEXT)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Payroll' })).toBeVisible()
  })

  it.each<[StaffRoleName | null, number, string[], string[]]>([
    [null, 7, [], ['Read the audit log', 'Read contact messages']],
    [
      'DESK',
      8,
      ['Read memberships, their figures and the demand forecast'],
      ['Read the audit log', 'Read contact messages'],
    ],
    ['OWNER', 16, ['Read the audit log', 'Read contact messages'], []],
  ])('offers only the scopes of the account or role %s', async (role, count, some, others) => {
    mockServer({})
    await renderWithApi(
      <CreateTokenForm role={role} create={() => Promise.resolve()} onCancel={() => undefined} />,
    )
    expect(screen.getAllByRole('checkbox')).toHaveLength(count)
    for (const label of some) expect(screen.getByLabelText(label)).toBeVisible()
    for (const label of others) expect(screen.queryByLabelText(label)).toBeNull()
  })

  it('says that there is none, and links to the guide; marks what is missing and sends nothing; Cancel returns to the button', async () => {
    const operations = mockServer(listed())
    const { user } = await open()
    expect(screen.getByText('You have no access tokens')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read the API guide' })).toHaveAttribute(
      'href',
      '/graphql/docs',
    )
    await openForm(user)
    expect(screen.getByLabelText('Name')).toHaveFocus()
    await user.click(press('Create token'))
    expect(await screen.findByText('Please choose at least one scope')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Name is required/)
    expect(
      screen.getByRole('group', { name: 'Scopes: what it may do' }),
    ).toHaveAccessibleDescription('Please choose at least one scope')
    await user.click(screen.getByLabelText('Answer surveys'))
    await waitFor(() => expect(screen.queryByText('Please choose at least one scope')).toBeNull())
    await user.click(press('Cancel'))
    expect(press('Create an access token')).toHaveFocus()
    expect(operations.map(({ operationName }) => operationName)).toEqual(['MyApiTokens'])
  })
})

describe('access tokens: replace and revoke', () => {
  it('replaces a token after a question, shows the new text once, and says until when the old one works, which it only revokes', async () => {
    let tokens = [token()]
    const operations = mockServer({
      MyApiTokens: () => ({ data: { myApiTokens: tokens } }),
      RotateApiToken: () => {
        const newer = token({ id: 't2', start: 'cwp_aaaaaaaa' })
        tokens = [newer, token({ replacedById: 't2' })]
        return { data: { rotateApiToken: created(newer) } }
      },
    })
    const { user } = await open()
    await user.click(press('Replace Payroll, cwp_AbCdEfGh…'))
    await user.click(press('Replace token'))
    const shown = await newToken()
    expect(shown).toHaveFocus()
    expect(shown).toHaveTextContent('The old one works for 24 more hours.')
    expect(variablesOf(operations, 'RotateApiToken')[0]).toEqual({
      input: { id: 't1' },
    })
    expect(await screen.findByText('Replaced; works until Feb 21, 2027, 10:00 AM')).toBeVisible()
    expect(press('Revoke Payroll, cwp_AbCdEfGh…')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Replace/ })).toHaveLength(1)
  })

  it('says at the token why it could not be revoked; revokes it after a second look, and focuses the title', async () => {
    let tokens = [token(), token({ id: 't2', name: 'Display' })]
    const refusals = [errorResponse('INTERNAL_SERVER_ERROR', 'Something went wrong.')]
    const operations = mockServer({
      MyApiTokens: () => ({ data: { myApiTokens: tokens } }),
      RevokeApiToken: () => {
        const refusal = refusals.shift()
        if (refusal) return refusal
        tokens = tokens.slice(1)
        return { data: { revokeApiToken: { __typename: 'ApiToken', id: 't1' } } }
      },
    })
    const { user } = await open()
    await user.click(press('Revoke Payroll, cwp_AbCdEfGh…'))
    await user.click(press('Keep it'))
    expect(press('Revoke Payroll, cwp_AbCdEfGh…')).toHaveFocus()
    expect(operations).toHaveLength(1)
    await user.click(press('Revoke Payroll, cwp_AbCdEfGh…'))
    await user.click(press('Yes, revoke it'))
    expect(await screen.findByText('Something went wrong.')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await user.click(press('Yes, revoke it'))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.getByRole('heading', { name: 'Access tokens' })).toHaveFocus()
    expect(screen.getByText('“Payroll” no longer works.')).toBeVisible()
    expect(operations.at(-2)?.variables).toEqual({ input: { id: 't1' } })
  })
})
