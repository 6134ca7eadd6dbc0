import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clubClock } from '../../../testing/courtScheduleFixtures'
import { enter } from '../../../testing/enter'
import { errorResponse, mockServer, inputsOf } from '../../../testing/mockServer'
import { moveBarOutOfSight } from '../../../testing/moveBarOutOfSight'
import { renderWithApi } from '../../../testing/renderWithApi'
import { connectionOf } from '../../../testing/connectionOf'
import { currentToast } from '../../../ui/toast'
import { CurrentSection } from '../CurrentSection'

const line = (number: number, changes: object = {}) => ({
  __typename: 'SiteNotice',
  id: `n${String(number)}`,
  text: `Line ${String(number)}`,
  startsAt: '2027-03-16T12:00:00.000Z',
  endsAt: '2027-03-17T16:30:00.000Z',
  place: 'all_pages',
  tone: 'information',
  state: 'current',
  authorEmail: 'owner@example.com',
  closureId: null as string | null,
  createdAt: '2027-03-16T12:00:00.000Z',
  ...changes,
})

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Opens the section; `answers` are added to what it asks at first. */
async function open(answers: object = {}, lines: { id: string }[] = []) {
  const operations = mockServer({
    ClubClock: clubClock(),
    SiteNotices: () => ({ data: { siteNotices: connectionOf('SiteNotice', lines) } }),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="lines" />, '/admin?view=lines')
  await screen.findByRole('table')
  return operations
}

describe('admin site line', () => {
  it('lists the lines with their state, and offers what is possible with each', async () => {
    await open({}, [
      line(1),
      line(2, { state: 'coming', place: 'member_pages', tone: 'warning' }),
      line(3, { state: 'ended' }),
      line(4, { closureId: 'k1' }),
    ])
    expect(await screen.findByText('4 lines')).toBeVisible()
    const buttons = screen
      .getAllByRole('row')
      .slice(1)
      .map(row =>
        within(row)
          .queryAllByRole('button')
          .map(({ textContent }) => textContent),
      )
    expect(buttons).toEqual([
      ['Change…', 'End now', 'Remove'],
      ['Change…', 'Remove'],
      ['Remove'],
      [],
    ])
    const [, , second, , fourth] = screen.getAllByRole('row')
    expect(second).toHaveTextContent('ComingWhere: Pages for membersLook: Warning')
    expect(fourth).toHaveTextContent('It follows a closure')
  })

  it('shows the line while it is written, what the server refuses at its field, and sends no start as from now', async () => {
    const fields = [
      { field: 'startTime', path: ['input', 'startTime'], message: 'Please choose a time' },
    ]
    const operations = await open({
      CreateSiteNotice: ({ input }: { input: { startDate: string | null } }) =>
        input.startDate === null
          ? { data: { createSiteNotice: line(1) } }
          : errorResponse('BAD_USER_INPUT', 'Please check', { fields }),
    })
    await press('Write a line')
    await enter(await screen.findByLabelText(/^Line/), 'Closed on Friday')
    expect(screen.getByText('Closed on Friday')).toBeInTheDocument()
    const last = screen.getByLabelText('Last day')
    await userEvent.clear(last)
    await enter(last, '2027-03-19')
    await userEvent.click(screen.getByRole('radio', { name: /^Pages for members/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Warning' }))
    const first = screen.getByLabelText(/^First day/)
    await enter(first, '2027-03-17')
    await press('Show the line')
    expect(await screen.findByText('Please choose a time')).toBeVisible()
    expect(screen.getByLabelText(/^From/)).toBeInvalid()
    await userEvent.clear(first)
    const { bar, scroll } = moveBarOutOfSight()
    await press('Show the line')
    expect(await screen.findByText('The line is saved.')).toBeVisible()
    expect(bar).toHaveFocus()
    expect(scroll).toHaveBeenCalledTimes(1)
    expect(inputsOf(operations, 'CreateSiteNotice').slice(1)).toEqual([
      {
        text: 'Closed on Friday',
        startDate: null,
        startTime: null,
        endDate: '2027-03-19',
        endTime: '23:59',
        place: 'member_pages',
        tone: 'warning',
      },
    ])
  })

  it('sends only what has changed, a day with its time; a line that has not begun needs a start, because empty would not mean now', async () => {
    const operations = await open(
      { UpdateSiteNotice: () => ({ data: { updateSiteNotice: line(1) } }) },
      [line(1), line(2, { state: 'coming' })],
    )
    await press('Change… Line 2')
    const coming = within(await screen.findByRole('dialog'))
    const day = coming.getByLabelText('First day')
    await userEvent.clear(day)
    await userEvent.clear(coming.getByLabelText('From'))
    await userEvent.click(coming.getByRole('button', { name: 'Save the line' }))
    await waitFor(() => expect(day).toHaveAccessibleDescription('Please choose a day'))
    expect(coming.getByLabelText('From')).toHaveAccessibleDescription(/Please choose a time/)
    expect(inputsOf(operations, 'UpdateSiteNotice')).toEqual([])
    await userEvent.click(coming.getByRole('button', { name: 'Close' }))
    await press('Discard it')

    await press('Change… Line 1')
    const dialog = await screen.findByRole('dialog')
    const until = await within(dialog).findByLabelText('Until')
    expect(until).toHaveValue('12:30')
    await userEvent.clear(until)
    await enter(until, '14:00')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the line' }))
    expect(await screen.findByText('The line is changed.')).toBeVisible()
    expect(inputsOf(operations, 'UpdateSiteNotice')).toEqual([
      { id: 'n1', endDate: '2027-03-17', endTime: '14:00' },
    ])
  })

  it('ends and removes a line after a question, or shows what somebody else has done with it', async () => {
    const lines = [line(1), line(2)]
    const operations = await open(
      {
        EndSiteNotice: ({ input }: { input: { id: string } }) => {
          if (input.id === 'n2') return { data: { endSiteNotice: line(2, { state: 'ended' }) } }
          lines[0] = line(1, { state: 'ended' })
          return errorResponse('CONFLICT', 'This line has ended.')
        },
        RemoveSiteNotice: ({ input }: { input: { id: string } }) => {
          if (input.id === 'n2') return { data: { removeSiteNotice: 'n2' } }
          lines.shift()
          return errorResponse('NOT_FOUND', 'There is no such line.')
        },
      },
      lines,
    )
    await press('End now: Line 1')
    await press('Yes, end it')
    expect(await screen.findByText('Ended')).toBeVisible()
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ description: 'This line has ended.' }),
    )
    await press('Remove: Line 1')
    await press('Yes, remove it')
    expect(await screen.findByText('1 line')).toBeVisible()
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ description: 'There is no such line.' }),
    )
    await press('End now: Line 2')
    await press('Yes, end it')
    expect(await screen.findByText('The line has ended.')).toBeVisible()
    await press('Remove: Line 2')
    await press('Yes, remove it')
    expect(await screen.findByText('The line is removed.')).toBeVisible()
    const input = [{ id: 'n1' }, { id: 'n2' }]
    expect(inputsOf(operations, 'EndSiteNotice')).toEqual(input)
    expect(inputsOf(operations, 'RemoveSiteNotice')).toEqual(input)
  })
})
