import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../CurrentSection'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { addStylesToDocument, renderWithApi } from '../../../testing/renderWithApi'
import { waitlistEntry, waitlistAnswers } from '../../../testing/waitlistFixtures'
import { theme } from '../../../ui/theme'
import { useStatusChanges } from '../entry/useStatusChanges'
import { useSelection } from './useSelection'

const camila = 'Camila Alvarez 1'
const button = (name: string) => screen.getByRole('button', { name })
const isAnnounced = (texts: string) =>
  screen.getAllByRole('status').some(({ textContent }) => textContent === texts)

const { color } = theme
const fills: Record<string, string> = {
  waiting: color.statusWaiting,
  invited: color.statusInvited,
  joined: color.statusJoined,
}
const fillOf = (status: string) => fills[status] ?? color.statusOther

/** Presses a button and then, in the drawer that asks, the one that makes the change. */
async function take(name: string, submit: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
  const drawer = within(await screen.findByRole('dialog', { name }))
  await userEvent.click(drawer.getByRole('button', { name: submit }))
  return drawer
}
const invite = () => take(`Mark as invited: ${camila}`, 'Mark as invited')

interface Person {
  status: string
  planWish?: string
  before?: string
  notTold?: object[]
}

/** Opens a list of these entries, in pages of this size. A request changes all of its entries or none. */
async function openPeople(
  people: Person[],
  { answers = {}, pageSize = 50 }: { answers?: object; pageSize?: number } = {},
) {
  const at = (id: string) => people[Number(id.slice(1)) - 1]!
  const answer = (name: string, ids: string[]) => ({
    data: {
      [name]: ids.map(id => {
        const { status, notTold = [] } = at(id)
        return { __typename: 'WaitlistEntry', id, status, notTold }
      }),
    },
  })
  const rows = waitlistAnswers(() =>
    people.map(({ status, planWish }, index) => waitlistEntry(index + 1, { status, planWish })),
  )
  const operations = mockServer({
    ...rows,
    Waitlist: variables => rows.Waitlist({ ...variables, first: pageSize }),
    SetWaitlistStatuses: ({ input }) => {
      const { ids, from, to } = input as { ids: string[]; from: string; to: string }
      const other = ids.find(id => at(id).status !== from)
      if (other)
        return errorResponse(
          'CONFLICT',
          `#${other.slice(1)} is ${at(other).status} by now, so nothing was changed; please look again.`,
        )
      for (const id of ids) Object.assign(at(id), { before: from, status: to })
      return answer('setWaitlistStatuses', ids)
    },
    UndoWaitlistStatuses: ({ input }) => {
      const { ids } = input as { ids: string[] }
      for (const id of ids) at(id).status = at(id).before ?? ''
      return answer('undoWaitlistStatuses', ids)
    },
    ...answers,
  })
  await renderWithApi(<CurrentSection name="waitlist" />, '/admin')
  await screen.findByText('#1')
  return operations
}

const openPerson = async (person: Person, answers = {}) => ({
  held: person,
  operations: await openPeople([person], { answers }),
})

describe('admin waitlist status change', () => {
  it('offers from each status, also one of a newer server, only what is allowed', async () => {
    addStylesToDocument()
    const allowed: [string, string[]][] = [
      ['waiting', ['Mark as invited']],
      ['invited', ['Mark joined', 'Take back']],
      ['joined', []],
      ['an unknown status', []],
    ]
    await openPeople(allowed.map(([status]) => ({ status })))
    for (const [index, [status, labels]] of allowed.entries()) {
      const steps = screen.getByLabelText(`Status of Camila Alvarez ${String(index + 1)}`)
      const buttons = within(steps).queryAllByRole('button')
      expect(buttons.map(({ textContent }) => textContent)).toEqual(labels)
      expect(screen.getByText(status)).toHaveStyle({ background: fillOf(status) })
    }
    const end = screen.getByRole('link', { name: 'End the membership of Camila Alvarez 3' })
    expect(end).toHaveAttribute('href', '/admin?view=memberships&search=camila3%40example.com')
  })

  it('says before it marks somebody as invited that nobody is written to or asked, is announced, and can be undone', async () => {
    const { held, operations } = await openPerson({ status: 'waiting' })
    const group = () => screen.getByRole('group', { name: `Status of ${camila}` })
    await userEvent.click(await screen.findByRole('button', { name: `Mark as invited: ${camila}` }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(drawer.getByText(/no mail and no offer, and no wave asks them/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(group()).toHaveFocus()
    expect(variablesOf(operations, 'SetWaitlistStatuses')).toEqual([])

    await invite()
    await waitFor(() => expect(isAnnounced(`${camila} is invited.Undo`)).toBe(true))
    expect(group()).toHaveFocus()
    await userEvent.click(button(`Mark joined: ${camila}`))
    await userEvent.click(await screen.findByRole('radio', { name: /^Standard/ }))
    await userEvent.click(button('Start the membership'))
    await waitFor(() =>
      expect(isAnnounced(`${camila} is joined.Undo deletes the membership.Undo`)).toBe(true),
    )
    await userEvent.click(button('Undo'))
    await waitFor(() => expect(isAnnounced(`${camila} is invited.`)).toBe(true))
    expect(held.status).toBe('invited')
    expect(operations.flatMap(({ variables: { input } }) => input ?? [])).toEqual([
      { ids: ['e1'], from: 'waiting', to: 'invited', plan: null },
      { ids: ['e1'], from: 'invited', to: 'joined', plan: 'standard' },
      { ids: ['e1'] },
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.getByText(`${camila} is invited.`).parentElement).toHaveFocus()
    expect(button(`Take back the invitation of ${camila}`)).toBeEnabled()
  })

  it('lists whom it could not tell, until the next change, also one that fails, which shows the current status', async () => {
    const { held } = await openPerson({ status: 'invited', notTold: [notTold(1)] })
    const takeBack = () => take(`Take back the invitation of ${camila}`, 'Take the invitation back')
    await takeBack()
    const texts =
      '1 person could not be told by mail, because a mail server has refused the address:'
    await waitFor(() => expect(isAnnounced(`${texts}${camila}, camila1@example.com`)).toBe(true))
    const told = within(screen.getByText(texts).closest('[role="status"]')!)
    expect(told.getByRole('link', { name: camila })).toHaveAttribute(
      'href',
      '/admin?view=person&id=u1',
    )
    held.notTold = []
    await userEvent.click(button('Undo'))
    await waitFor(() => expect(isAnnounced(`${camila} is invited.`)).toBe(true))
    expect(screen.queryByText(texts)).toBeNull()

    held.notTold = [notTold(1)]
    await takeBack()
    expect(await screen.findByText(texts)).toBeVisible()
    // Somebody else changes the entry.
    held.status = 'left'
    const drawer = await invite()
    expect(
      await drawer.findByText(/#1 is left by now, so nothing was changed; please look again\./),
    ).toBeVisible()
    expect(await screen.findByText('left')).toBeVisible()
    expect(screen.queryByText(texts)).toBeNull()
  })

  it.each([
    ['the wish chosen and first', true, 'A mail tells the person'],
    ['none chosen', false, 'No mail is sent, because this site has no mail server.'],
  ])(
    'asks for the plan of a membership, with %s, and says before a change and before an undo whether it is mailed (MAIL-23): %s',
    async (_plan, sendsMail, sentence) => {
      const { held, operations } = await openPerson(
        { status: 'invited', ...(sendsMail && { planWish: 'unlimited' }) },
        { SendsMail: () => ({ data: { sendsMail } }) },
      )
      const takeBack = { name: `Take back the invitation of ${camila}` }
      await userEvent.click(await screen.findByRole('button', takeBack))
      expect(await screen.findByText(/withdrawn for good\./)).toHaveTextContent(
        `An open offer is withdrawn for good. ${sentence}${sendsMail ? ' if an offer is withdrawn.' : ''}`,
      )
      await userEvent.click(button('Cancel'))
      await userEvent.click(button(`Mark joined: ${camila}`))
      const drawer = within(await screen.findByRole('dialog'))
      expect(drawer.getByText(/The membership starts now/)).toBeVisible()
      const plans = drawer.getAllByRole<HTMLInputElement>('radio')
      const values = plans.map(({ value, checked }) => `${value} ${checked ? 'chosen' : ''}`)
      expect(values).toEqual(
        sendsMail ? ['unlimited chosen', 'standard '] : ['standard ', 'unlimited '],
      )
      await userEvent.click(drawer.getByRole('button', { name: 'Start the membership' }))
      if (!sendsMail) {
        expect(await drawer.findByText('Please choose a plan')).toBeVisible()
        expect(held.status).toBe('invited')
        await userEvent.click(plans[1]!)
        await userEvent.click(drawer.getByRole('button', { name: 'Start the membership' }))
      }
      const undo = `Undo deletes the membership. ${sentence}${sendsMail ? '.' : ''}`
      await waitFor(() => expect(isAnnounced(`${camila} is joined.${undo}Undo`)).toBe(true))
      expect(operations.flatMap(({ variables: { input } }) => input ?? [])).toEqual([
        { ids: ['e1'], from: 'invited', to: 'joined', plan: 'unlimited' },
      ])
    },
  )
})

/* By their labels, because a role query over all rows is slow. */
const checkbox = (position: number) =>
  screen.getByLabelText<HTMLInputElement>(`Choose #${position} Camila Alvarez ${position}`)
const selectAllCheckbox = () => screen.getByLabelText<HTMLInputElement>('Choose all on this page')
const actions = () => screen.getByLabelText('The people you have chosen')
const action = (name: string | RegExp) => within(actions()).getByRole('button', { name })
const findMessage = (texts: string | RegExp) =>
  screen.findByText(texts, { selector: '[role=status], p' })

const waiting = (people: number): Person[] =>
  Array.from({ length: people }, () => ({ status: 'waiting' }))
const statusesOf = (people: Person[]) => people.map(({ status }) => status)

describe('admin waitlist selection', () => {
  it('selects one row, a range with Shift, and all rows, counts them, and exports them in the order of the list; another filter clears the selection', async () => {
    await openPeople(waiting(6))
    await userEvent.click(checkbox(2))
    expect(await findMessage('1 of 6 chosen')).toBeVisible()
    expect(selectAllCheckbox().indeterminate).toBe(true)
    fireEvent.click(checkbox(5), { shiftKey: true })
    expect(await findMessage('4 of 6 chosen')).toBeVisible()
    expect([1, 2, 3, 4, 5, 6].filter(at => checkbox(at).checked)).toEqual([2, 3, 4, 5])
    fireEvent.click(checkbox(3), { shiftKey: true })
    expect(await findMessage('1 of 6 chosen')).toBeVisible()
    await userEvent.click(selectAllCheckbox())
    expect(await findMessage('6 of 6 chosen')).toBeVisible()
    expect(selectAllCheckbox().indeterminate).toBe(false)
    await userEvent.click(selectAllCheckbox())
    expect(await findMessage('6 on the list')).toBeVisible()

    await userEvent.click(checkbox(3))
    await userEvent.click(checkbox(2))
    expect(screen.getByRole('link', { name: 'Export chosen' })).toHaveAttribute(
      'href',
      '/api/admin/waitlist.csv?ids=e2&ids=e3',
    )
    await userEvent.click(action('Clear'))
    expect(await findMessage('6 on the list')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Export chosen' })).toBeNull()

    await userEvent.click(selectAllCheckbox())
    await findMessage('6 of 6 chosen')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'waiting')
    await waitFor(() => expect(screen.getByText('6 found')).toBeVisible())
    expect(checkbox(1).checked).toBe(false)
  })

  it('passes its rows the same functions, so one change renders no other row', () => {
    const rows = [{ id: 'e1' }, { id: 'e2' }]
    const { result } = renderHook(() => ({ ...useSelection([...rows], ''), ...useStatusChanges() }))
    const { onSelect, changeStatus } = result.current
    act(() => rows.forEach(row => onSelect(row, true, false)))
    expect(result.current.selected).toEqual(rows)
    expect(result.current.onSelect).toBe(onSelect)
    expect(result.current.changeStatus).toBe(changeStatus)
  })

  it('changes the status of all selected entries, and undoes it in one step', async () => {
    const people = waiting(4)
    const operations = await openPeople(people)
    await userEvent.click(checkbox(1))
    await userEvent.click(checkbox(3))
    await take('Mark as invited: 2 people', 'Mark all as invited')
    expect(await findMessage('2 people are invited.')).toBeVisible()
    expect(statusesOf(people)).toEqual(['invited', 'waiting', 'invited', 'waiting'])
    expect(screen.queryByRole('group', { name: 'The people you have chosen' })).toBeNull()
    expect(await findMessage('4 on the list')).toBeVisible()
    expect(document.activeElement).toHaveTextContent(/^4 on the list2 people are invited/)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await findMessage('2 people are waiting.')).toBeVisible()
    expect(statusesOf(people)).toEqual(statusesOf(waiting(4)))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(variablesOf(operations, 'SetWaitlistStatuses')).toEqual([
      { input: { ids: ['e1', 'e3'], from: 'waiting', to: 'invited', plan: null } },
    ])
    expect(variablesOf(operations, 'UndoWaitlistStatuses')).toEqual([
      { input: { ids: ['e1', 'e3'] } },
    ])
  })

  it('gives each of several people the plan of their wish, unless the team chooses one, and takes no membership away from several at once', async () => {
    const people: Person[] = [
      { status: 'invited', planWish: 'unlimited' },
      { status: 'invited', planWish: 'standard' },
      { status: 'invited' },
    ]
    const operations = await openPeople(people)
    await userEvent.click(selectAllCheckbox())
    await userEvent.click(action('Mark joined: 3 people'))
    const drawer = within(await screen.findByRole('dialog'))
    const choices = drawer.getAllByRole<HTMLInputElement>('radio')
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['wish', true],
      ['standard', false],
      ['unlimited', false],
    ])
    expect(drawer.getByText('1 Standard, 1 Unlimited, 1 without a wish: Standard')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Start the memberships' }))
    expect(await findMessage('3 people are joined.')).toBeVisible()
    expect(statusesOf(people)).toEqual(['joined', 'joined', 'joined'])
    expect(variablesOf(operations, 'SetWaitlistStatuses')).toEqual([
      { input: { ids: ['e1', 'e2', 'e3'], from: 'invited', to: 'joined', plan: null } },
    ])
    await userEvent.click(selectAllCheckbox())
    expect(await findMessage('Memberships are ended one by one, in Memberships.')).toBeVisible()
    expect(within(actions()).queryByRole('button', { name: /Take back/ })).toBeNull()
  })

  it('changes no entry on a conflict, and names the conflicting entry', async () => {
    const people = waiting(3)
    await openPeople(people)
    await userEvent.click(selectAllCheckbox())
    people[1]!.status = 'joined'
    const drawer = await take('Mark as invited: 3 people', 'Mark all as invited')
    expect(
      await drawer.findByText(/#2 is joined by now, so nothing was changed; please look again\./),
    ).toBeVisible()
    expect(statusesOf(people)).toEqual(['waiting', 'joined', 'waiting'])
    // The list was refetched: the entries no longer have the same status.
    expect(await findMessage('Choose people of one status to move them.')).toBeVisible()
    expect(await findMessage('3 of 3 chosen')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('chooses the whole list, also the rows of other pages', async () => {
    const people = waiting(4)
    const operations = await openPeople(people, { pageSize: 2 })
    await userEvent.click(selectAllCheckbox())
    expect(await findMessage('2 of 4 chosen')).toBeVisible()
    await userEvent.click(action('Choose all 4'))
    expect(await findMessage('4 of 4 chosen')).toBeVisible()
    expect(within(actions()).queryByRole('button', { name: 'Choose all 4' })).toBeNull()
    expect(within(actions()).getByRole('link', { name: 'Export chosen' })).toHaveAttribute(
      'href',
      '/api/admin/waitlist.csv',
    )
    await userEvent.click(checkbox(2))
    expect(await findMessage('3 of 4 chosen')).toBeVisible()
    await take('Mark as invited: 3 people', 'Mark all as invited')
    expect(await findMessage('3 people are invited.')).toBeVisible()
    expect(statusesOf(people).filter(status => status === 'waiting')).toHaveLength(1)
    expect(variablesOf(operations, 'SetWaitlistStatuses')).toHaveLength(1)
  })
})
