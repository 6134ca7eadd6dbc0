import '../../../testing/fakeSocket'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StaffRoleName } from '@shared/staff-scopes'
import { client } from '../../../api/apollo/client'
import { enter } from '../../../testing/enter'
import { errorResponse, mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { StaffRoleContext } from '../section/useStaffMay'
import { FindPeople } from './FindPeople'

const found = (index: number, changes: object = {}) => ({
  __typename: 'FoundPerson',
  id: `u${String(index)}`,
  firstName: 'Camila',
  lastName: `Alvarez ${String(index)}`,
  email: `camila${String(index)}@example.com` as string | null,
  staffRole: null as string | null,
  position: index as number | null,
  status: 'waiting' as string | null,
  foundingNumber: null as number | null,
  membershipState: null as string | null,
  plan: null as string | null,
  ...changes,
})

const edges = (name: string, rows: object[]) => ({
  __typename: `${name}Connection`,
  edges: rows.map(node => ({ __typename: `${name}Edge`, node: { __typename: name, ...node } })),
})

const nothing = {
  people: [] as object[],
  contactSubmissions: edges('ContactSubmission', []),
  newsletterSubscriptions: edges('NewsletterSubscription', []),
}

async function open(data: object = {}, role: StaffRoleName = 'OWNER', answers: object = {}) {
  const operations = mockServer({ People: () => ({ data: { ...nothing, ...data } }), ...answers })
  await renderWithApi(
    <StaffRoleContext value={role}>
      <FindPeople />
      <textarea aria-label="Note" />
    </StaffRoleContext>,
    '/admin',
  )
  return { operations, field: screen.getByRole('combobox', { name: 'Find a person' }) }
}

const address = () => screen.getByRole('note', { name: 'address' }).textContent
const option = (name: RegExp) => screen.findByRole('option', { name })

describe('admin find', () => {
  it('finds people while one types, opens the first with Enter, and offers it again until the person signs out (PAGE-31)', async () => {
    const { operations, field } = await open({ people: [found(1), found(2)] })
    await userEvent.type(field, 'cam')
    const first = await option(/^Camila Alvarez 1 #1, waiting · camila1@example.com$/)
    expect(first).toHaveAttribute('aria-selected', 'true')
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(field).toHaveAttribute('aria-activedescendant', first.id)
    expect(screen.getByText('2 found')).toHaveAttribute('role', 'status')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/admin?view=person&id=u1')
    expect(field).toHaveValue('')
    expect(screen.queryByRole('option')).toBeNull()
    expect(operations.map(({ variables }) => variables['search'])).toEqual(['cam'])
    await userEvent.keyboard('/')
    expect(await screen.findByRole('listbox', { name: 'Recent people' })).toBeVisible()
    await option(/^Camila Alvarez 1/)
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
    await userEvent.keyboard('{Escape}')
    await act(() => client.clearStore())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  })

  it('moves with the arrow keys, around both ends; closes with Escape and keeps the text, empties it with the second; opens a pressed person', async () => {
    const { field } = await open({ people: [found(1), found(2), found(3)] })
    await enter(field, 'cam')
    await option(/ 3/)
    const selected = () => screen.getByRole('option', { selected: true }).textContent
    await userEvent.keyboard('{ArrowDown}')
    expect(selected()).toMatch(/ 2#/)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(selected()).toMatch(/ 3#/)
    await userEvent.keyboard('{ArrowDown}')
    expect(selected()).toMatch(/ 1#/)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(field).toHaveValue('cam')
    await userEvent.keyboard('{Escape}')
    expect(field).toHaveValue('')
    await enter(field, 'cam')
    await userEvent.click(await option(/ 2/))
    expect(address()).toBe('/admin?view=person&id=u2')
  })

  it('says what each person is to the club', async () => {
    const { field } = await open({
      people: [
        found(1, { foundingNumber: 7, membershipState: 'active', status: 'joined' }),
        found(2, { staffRole: 'DESK', position: null, status: null }),
        found(3, { firstName: null, lastName: null, email: null, status: 'left' }),
      ],
    })
    await enter(field, 'a')
    await option(/^Camila Alvarez 1 Member, No. 7 · #1, joined · /)
    await option(/^Camila Alvarez 2 Front desk · camila2@example.com$/)
    await option(/^Deleted account #3, left the waitlist$/)
  })

  it('finds messages and newsletter addresses of people without an account, each once', async () => {
    const { field } = await open({
      contactSubmissions: edges('ContactSubmission', [
        { id: 'c1', name: 'Nora', email: 'nora@example.com' },
        { id: 'c2', name: 'Nora', email: 'nora@example.com' },
      ]),
      newsletterSubscriptions: edges('NewsletterSubscription', [
        { id: 's1', email: 'nora@example.com' },
        { id: 's2', email: 'otto@example.com' },
      ]),
    })
    await enter(field, 'o')
    await option(/^Nora nora@example.com, message, no account$/)
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await userEvent.click(await option(/^otto/))
    expect(address()).toBe('/admin?view=newsletter&search=otto%40example.com')
  })

  it('asks for the desk only what the desk may read', async () => {
    const { operations, field } = await open({}, 'DESK')
    await enter(field, 'cam')
    expect(await screen.findByText('Nobody found')).toBeVisible()
    expect(operations[0]?.variables).toMatchObject({ withMessages: false, withNewsletter: false })
  })

  it('says that the search has failed', async () => {
    const { field } = await open({}, 'OWNER', {
      People: () => errorResponse('SERVICE_UNAVAILABLE', 'No.'),
    })
    await enter(field, 'cam')
    expect(await screen.findByText(/The search has failed/)).toBeVisible()
  })

  it('takes the focus with / and Ctrl-K, but no / from another field', async () => {
    const { field } = await open()
    await userEvent.keyboard('/')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    const note = screen.getByRole('textbox', { name: 'Note' })
    await userEvent.click(note)
    await userEvent.keyboard('/')
    expect(note).toHaveValue('/')
    expect(note).toHaveFocus()
    fireEvent.keyDown(note, { key: 'k', ctrlKey: true })
    expect(field).toHaveFocus()
  })
})
