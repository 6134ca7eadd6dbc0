import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../CurrentSection'
import { errorResponse, mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { waitlistEntry, waitlistAnswers } from '../../../testing/waitlistFixtures'
import { useSelection } from './useSelection'
import { useStatusChanges } from '../entry/useStatusChanges'

/* By their labels, because a role query over all rows is slow. */
const checkbox = (position: number) =>
  screen.getByLabelText<HTMLInputElement>(`Choose #${position} Camila Alvarez ${position}`)
const selectAllCheckbox = () => screen.getByLabelText<HTMLInputElement>('Choose all on this page')
const actions = () => screen.getByLabelText('The people you have chosen')
const action = (name: string | RegExp) => within(actions()).getByRole('button', { name })
/** Presses the button for the selected entries and then, in the drawer that asks, the other one. */
async function take(name: string, submit: string) {
  await userEvent.click(action(name))
  const drawer = within(await screen.findByRole('dialog', { name }))
  await userEvent.click(drawer.getByRole('button', { name: submit }))
  return drawer
}
const findMessage = (texts: string | RegExp) =>
  screen.findByText(texts, { selector: '[role=status], p' })

/**
 * Mocks a server with one entry for each given status. A request changes all of its entries or
 * none.
 */
async function serveEntries(...statuses: string[]) {
  return servePeople(statuses.map(status => ({ status })))
}

async function servePeople(people: { status: string; planWish?: string; notTold?: object[] }[]) {
  const held = people.map(one => ({ ...one, before: one.status }))
  const at = (id: string) => held[Number(id.slice(1)) - 1]!
  const answer = (ids: string[]) =>
    ids.map(id => ({
      __typename: 'WaitlistEntry',
      id,
      status: at(id).status,
      notTold: at(id).notTold ?? [],
    }))
  const operations = mockServer({
    ...waitlistAnswers(() =>
      held.map(({ status, planWish }, index) => waitlistEntry(index + 1, { status, planWish })),
    ),
    SetWaitlistStatuses: ({ input }) => {
      const { ids, from, to } = input as { ids: string[]; from: string; to: string }
      if (ids.some(id => at(id).status !== from))
        return errorResponse(
          'CONFLICT',
          '#2 is joined by now, so nothing was changed; please look again.',
        )
      for (const id of ids) Object.assign(at(id), { before: from, status: to })
      return { data: { setWaitlistStatuses: answer(ids) } }
    },
    UndoWaitlistStatuses: ({ input }) => {
      const { ids } = input as { ids: string[] }
      for (const id of ids) at(id).status = at(id).before
      return { data: { undoWaitlistStatuses: answer(ids) } }
    },
  })
  await renderWithApi(<CurrentSection name="waitlist" />, '/admin')
  await screen.findByText('#1')
  return {
    held,
    operations: (name: string) => operations.filter(({ operationName }) => operationName === name),
    statuses: () => held.map(({ status }) => status),
  }
}

const waiting = (people: number) => Array.from({ length: people }, () => 'waiting')

describe('admin waitlist selection', () => {
  it('selects one row, a range with Shift, and all rows, and counts them', async () => {
    await serveEntries(...waiting(6))
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
    const { operations, statuses } = await serveEntries(...waiting(4))
    await userEvent.click(checkbox(1))
    await userEvent.click(checkbox(3))
    await take('Mark as invited: 2 people', 'Mark all as invited')
    expect(await findMessage('2 people are invited.')).toBeVisible()
    expect(statuses()).toEqual(['invited', 'waiting', 'invited', 'waiting'])
    expect(screen.queryByRole('group', { name: 'The people you have chosen' })).toBeNull()
    expect(await findMessage('4 on the list')).toBeVisible()
    expect(document.activeElement).toHaveTextContent(/^4 on the list2 people are invited/)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await findMessage('2 people are waiting.')).toBeVisible()
    expect(statuses()).toEqual(waiting(4))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(operations('SetWaitlistStatuses').map(({ variables }) => variables)).toEqual([
      { input: { ids: ['e1', 'e3'], from: 'waiting', to: 'invited', plan: null } },
    ])
    expect(operations('UndoWaitlistStatuses').map(({ variables }) => variables)).toEqual([
      { input: { ids: ['e1', 'e3'] } },
    ])
  })

  it('gives each of several people the plan of their wish, unless the team chooses one', async () => {
    const { operations, statuses } = await servePeople([
      { status: 'invited', planWish: 'unlimited' },
      { status: 'invited', planWish: 'standard' },
      { status: 'invited' },
    ])
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
    expect(statuses()).toEqual(['joined', 'joined', 'joined'])
    expect(operations('SetWaitlistStatuses').map(({ variables }) => variables)).toEqual([
      { input: { ids: ['e1', 'e2', 'e3'], from: 'invited', to: 'joined', plan: null } },
    ])
  })

  it('takes no membership away from several people at once', async () => {
    await serveEntries('joined', 'joined')
    await userEvent.click(selectAllCheckbox())
    expect(await findMessage('Memberships are ended one by one, in Memberships.')).toBeVisible()
    expect(within(actions()).queryByRole('button', { name: /Take back/ })).toBeNull()
  })

  it('changes no entry on a conflict, and names the conflicting entry', async () => {
    const { held, statuses } = await serveEntries(...waiting(3))
    await userEvent.click(selectAllCheckbox())
    held[1]!.status = 'joined'
    const drawer = await take('Mark as invited: 3 people', 'Mark all as invited')
    expect(
      await drawer.findByText(/#2 is joined by now, so nothing was changed; please look again\./),
    ).toBeVisible()
    expect(statuses()).toEqual(['waiting', 'joined', 'waiting'])
    // The list was refetched: the entries no longer have the same status.
    expect(await findMessage('Choose people of one status to move them.')).toBeVisible()
    expect(await findMessage('3 of 3 chosen')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('exports only the selected entries, in the order of the list', async () => {
    await serveEntries('waiting', 'invited', 'waiting')
    await userEvent.click(checkbox(3))
    await userEvent.click(checkbox(2))
    expect(screen.getByRole('link', { name: 'Export chosen' })).toHaveAttribute(
      'href',
      '/api/admin/waitlist.csv?ids=e2&ids=e3',
    )
    await userEvent.click(action('Clear'))
    expect(await findMessage('3 on the list')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Export chosen' })).toBeNull()
  })

  it('chooses the whole list, also the rows of other pages', async () => {
    const { operations, statuses } = await serveEntries(...waiting(51))
    await userEvent.click(selectAllCheckbox())
    expect(await findMessage('50 of 51 chosen')).toBeVisible()
    await userEvent.click(action('Choose all 51'))
    expect(await findMessage('51 of 51 chosen')).toBeVisible()
    expect(within(actions()).queryByRole('button', { name: 'Choose all 51' })).toBeNull()
    expect(within(actions()).getByRole('link', { name: 'Export chosen' })).toHaveAttribute(
      'href',
      '/api/admin/waitlist.csv',
    )
    await userEvent.click(checkbox(2))
    expect(await findMessage('50 of 51 chosen')).toBeVisible()
    await take('Mark as invited: 50 people', 'Mark all as invited')
    expect(await findMessage('50 people are invited.')).toBeVisible()
    expect(statuses().filter(status => status === 'waiting')).toHaveLength(1)
    expect(operations('SetWaitlistStatuses')).toHaveLength(1)
  })

  it('is cleared when the filter changes', async () => {
    await serveEntries(...waiting(3))
    await userEvent.click(selectAllCheckbox())
    await findMessage('3 of 3 chosen')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'waiting')
    await waitFor(() => expect(screen.getByText('3 found')).toBeVisible())
    expect(checkbox(1).checked).toBe(false)
  })
})
