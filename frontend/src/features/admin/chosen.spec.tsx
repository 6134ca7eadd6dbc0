import '../../testing/socket'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useListView } from './useAdminView'
import { refused, serve } from '../../testing/network'
import { renderLive } from '../../testing/renderLive'
import { place, waitlistOf } from '../../testing/waitlist'
import { Waitlist } from './Waitlist'

const Team = () => <Waitlist view={useListView()} />

const box = (position: number) =>
  screen.getByRole('checkbox', { name: `Choose #${position} Camila Alvarez ${position}` })
const all = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all on this page' })
const steps = () => screen.getByRole('group', { name: 'The people you have chosen' })
const step = (name: string | RegExp) => within(steps()).getByRole('button', { name })
const told = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status], p' })

/** A server that keeps so many entries, and moves all that are asked or none. */
async function keep(...statuses: string[]) {
  const held = statuses.map(status => ({ status, before: status }))
  const at = (id: string) => held[Number(id.slice(1)) - 1]!
  const answer = (ids: string[]) =>
    ids.map(id => ({ __typename: 'WaitlistEntry', id, status: at(id).status }))
  const asked = serve({
    ...waitlistOf(() => held.map(({ status }, index) => place(index + 1, { status }))),
    SetWaitlistStatuses: ({ input }) => {
      const { ids, from, to } = input as { ids: string[]; from: string; to: string }
      if (ids.some(id => at(id).status !== from))
        return refused(
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
  await renderLive(<Team />, '/admin')
  await screen.findByText('#1')
  return {
    held,
    asked: (name: string) => asked.filter(({ operationName }) => operationName === name),
    statuses: () => held.map(({ status }) => status),
  }
}

const waiting = (people: number) => Array.from({ length: people }, () => 'waiting')

describe('several people of the list', () => {
  it('are chosen one by one, in a row with Shift, and all at once, and counted', async () => {
    await keep(...waiting(6))
    await userEvent.click(box(2))
    expect(await told('1 of 6 chosen')).toBeVisible()
    expect(all().indeterminate).toBe(true)
    fireEvent.click(box(5), { shiftKey: true })
    expect(await told('4 of 6 chosen')).toBeVisible()
    expect([1, 2, 3, 4, 5, 6].filter(at => (box(at) as HTMLInputElement).checked)).toEqual([
      2, 3, 4, 5,
    ])
    fireEvent.click(box(3), { shiftKey: true })
    expect(await told('1 of 6 chosen')).toBeVisible()
    await userEvent.click(all())
    expect(await told('6 of 6 chosen')).toBeVisible()
    expect(all().indeterminate).toBe(false)
    await userEvent.click(all())
    expect(await told('6 on the list')).toBeVisible()
  })

  it('are chosen with the keyboard', async () => {
    await keep(...waiting(2))
    all().focus()
    await userEvent.keyboard(' ')
    expect(await told('2 of 2 chosen')).toBeVisible()
    box(1).focus()
    await userEvent.keyboard(' ')
    expect(await told('1 of 2 chosen')).toBeVisible()
  })

  it('are moved together and taken back together, with one Undo', async () => {
    const { asked, statuses } = await keep(...waiting(4))
    await userEvent.click(box(1))
    await userEvent.click(box(3))
    await userEvent.click(step('Mark as invited: 2 people'))
    expect(await told('2 people are invited.')).toBeVisible()
    expect(await told(/^Each letter is ready: /)).toBeVisible()
    expect(statuses()).toEqual(['invited', 'waiting', 'invited', 'waiting'])
    expect(screen.queryByRole('group', { name: 'The people you have chosen' })).toBeNull()
    expect(await told('4 on the list')).toBeVisible()
    expect(document.activeElement).toHaveTextContent(/^4 on the list2 people are invited/)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await told('2 people are waiting.')).toBeVisible()
    expect(statuses()).toEqual(waiting(4))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(asked('SetWaitlistStatuses').map(({ variables }) => variables)).toEqual([
      { input: { ids: ['e1', 'e3'], from: 'waiting', to: 'invited' } },
    ])
    expect(asked('UndoWaitlistStatuses').map(({ variables }) => variables)).toEqual([
      { input: { ids: ['e1', 'e3'] } },
    ])
  })

  it('who have joined are taken back together, too', async () => {
    const { held, statuses } = await keep('joined', 'joined')
    held.forEach(one => Object.assign(one, { before: 'invited' }))
    await userEvent.click(all())
    await userEvent.click(step('Take back that 2 people have joined'))
    expect(await told('2 people are invited.')).toBeVisible()
    expect(statuses()).toEqual(['invited', 'invited'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('stay as they are when one of them has moved elsewhere, and it is named', async () => {
    const { held, statuses } = await keep(...waiting(3))
    await userEvent.click(all())
    held[1]!.status = 'joined'
    await userEvent.click(step('Mark as invited: 3 people'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '#2 is joined by now, so nothing was changed; please look again.',
    )
    expect(statuses()).toEqual(['waiting', 'joined', 'waiting'])
    // The list was looked at again; they are of one status no more.
    expect(await told('Choose people of one status to move them.')).toBeVisible()
    expect(await told('3 of 3 chosen')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('are exported by themselves, in the order of the list', async () => {
    await keep('waiting', 'invited', 'waiting')
    await userEvent.click(box(3))
    await userEvent.click(box(2))
    expect(screen.getByRole('link', { name: 'Export chosen' })).toHaveAttribute(
      'href',
      '/api/admin/waitlist.csv?ids=e2&ids=e3',
    )
    await userEvent.click(step('Clear'))
    expect(await told('3 on the list')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Export chosen' })).toBeNull()
  })

  it('are chosen no more once the list shows something else', async () => {
    await keep(...waiting(3))
    await userEvent.click(all())
    await told('3 of 3 chosen')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'waiting')
    await waitFor(() => expect(screen.getByText('3 found')).toBeVisible())
    expect((box(1) as HTMLInputElement).checked).toBe(false)
  })
})
