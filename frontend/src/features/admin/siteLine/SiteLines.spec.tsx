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

  it('shows the line while it is written, and sends it without a start as from now', async () => {
    const operations = await open({
      CreateSiteNotice: () => ({ data: { createSiteNotice: line(1) } }),
    })
    await press('Write a line')
    await enter(await screen.findByLabelText(/^Line/), 'Closed on Friday')
    expect(screen.getByText('Closed on Friday')).toBeInTheDocument()
    const last = screen.getByLabelText('Last day')
    await userEvent.clear(last)
    await enter(last, '2027-03-19')
    await userEvent.click(screen.getByRole('radio', { name: /^Pages for members/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Warning' }))
    const { bar, scroll } = moveBarOutOfSight()
    await press('Show the line')
    expect(await screen.findByText('The line is saved.')).toBeVisible()
    expect(bar).toHaveFocus()
    expect(scroll).toHaveBeenCalledTimes(1)
    expect(inputsOf(operations, 'CreateSiteNotice')).toEqual([
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

  it('shows what the server refuses at its field', async () => {
    const fields = [
      { field: 'startTime', path: ['input', 'startTime'], message: 'Please choose a time' },
    ]
    await open({
      CreateSiteNotice: () => errorResponse('BAD_USER_INPUT', 'Please check', { fields }),
    })
    await press('Write a line')
    await enter(await screen.findByLabelText(/^Line/), 'Closed')
    await enter(screen.getByLabelText(/^First day/), '2027-03-17')
    await press('Show the line')
    expect(await screen.findByText('Please choose a time')).toBeVisible()
    expect(screen.getByLabelText(/^From/)).toBeInvalid()
  })

  it('sends only what has changed, a day with its time', async () => {
    const operations = await open(
      { UpdateSiteNotice: () => ({ data: { updateSiteNotice: line(1) } }) },
      [line(1)],
    )
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

  it('needs the start of a line that has not begun, because empty would not mean now', async () => {
    const operations = await open({}, [line(1, { state: 'coming' })])
    await press('Change… Line 1')
    const dialog = within(await screen.findByRole('dialog'))
    const day = dialog.getByLabelText('First day')
    await userEvent.clear(day)
    await userEvent.clear(dialog.getByLabelText('From'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save the line' }))
    await waitFor(() => expect(day).toHaveAccessibleDescription('Please choose a day'))
    expect(dialog.getByLabelText('From')).toHaveAccessibleDescription(/Please choose a time/)
    expect(inputsOf(operations, 'UpdateSiteNotice')).toEqual([])
  })

  it('shows what has become of a line that somebody else has ended or removed', async () => {
    const lines = [line(1)]
    await open(
      {
        EndSiteNotice: () => {
          lines[0] = line(1, { state: 'ended' })
          return errorResponse('CONFLICT', 'This line has ended.')
        },
        RemoveSiteNotice: () => {
          lines.pop()
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
    expect(await screen.findByText('0 lines')).toBeVisible()
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ description: 'There is no such line.' }),
    )
  })

  it('ends and removes a line after a question', async () => {
    const operations = await open(
      {
        EndSiteNotice: () => ({ data: { endSiteNotice: line(1, { state: 'ended' }) } }),
        RemoveSiteNotice: () => ({ data: { removeSiteNotice: 'n1' } }),
      },
      [line(1)],
    )
    await press('End now: Line 1')
    await press('Yes, end it')
    expect(await screen.findByText('The line has ended.')).toBeVisible()
    await press('Remove: Line 1')
    await press('Yes, remove it')
    expect(await screen.findByText('The line is removed.')).toBeVisible()
    expect(inputsOf(operations, 'EndSiteNotice')).toEqual([{ id: 'n1' }])
    expect(inputsOf(operations, 'RemoveSiteNotice')).toEqual([{ id: 'n1' }])
  })
})
