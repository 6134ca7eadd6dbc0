import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../CurrentSection'
import { errorResponse, mockServer } from '../../../testing/mockServer'
import { addStylesToDocument, renderWithApi } from '../../../testing/renderWithApi'
import { waitlistEntry, waitlistAnswers } from '../../../testing/waitlistFixtures'
import { theme } from '../../../ui/theme'

const camila = 'Camila Alvarez 1'
const button = (name: string) => screen.getByRole('button', { name })
const isAnnounced = (words: string) =>
  screen.getAllByRole('status').some(({ textContent }) => textContent === words)

const { color } = theme
const fills: Record<string, string> = {
  waiting: color.statusWaiting,
  invited: color.statusInvited,
  joined: color.statusJoined,
}
const fillOf = (status: string) => fills[status] ?? color.statusOther

interface StatusInput {
  input: { from: string; to: string }
}

/** Mocks a server with one entry. */
function serveEntry(status = 'waiting') {
  const held = { status, before: status }
  const answer = (name: string) => ({
    data: { [name]: [{ __typename: 'WaitlistEntry', id: 'e1', status: held.status }] },
  })
  const asked = mockServer({
    ...waitlistAnswers(() => [waitlistEntry(1, { status: held.status })]),
    SetWaitlistStatuses: variables => {
      // The variables as sent in the request.
      const { from, to } = (variables as unknown as StatusInput).input
      if (from !== held.status)
        return errorResponse(
          'CONFLICT',
          `#1 is ${held.status} by now, so nothing was changed; please look again.`,
        )
      Object.assign(held, { before: from, status: to })
      return answer('setWaitlistStatuses')
    },
    UndoWaitlistStatuses: () => {
      held.status = held.before
      return answer('undoWaitlistStatuses')
    },
  })
  return { held, asked }
}

const open = () => renderWithApi(<CurrentSection name="waitlist" />, '/admin')

describe('admin waitlist status change', () => {
  it.each([
    ['waiting', ['Mark as invited']],
    ['invited', ['Mark joined', 'Take back']],
    ['joined', ['Take back']],
    ['an unknown status from a newer server', []],
  ])('offers from %s only what is allowed', async (status, labels) => {
    addStylesToDocument()
    serveEntry(status)
    await open()
    const steps = await screen.findByRole('group', { name: `Status of ${camila}` })
    expect(
      within(steps)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(labels)
    expect(screen.getByText(status)).toHaveStyle({ background: fillOf(status) })
  })

  it('is announced, and can be undone', async () => {
    const { held, asked } = serveEntry()
    await open()
    await userEvent.click(await screen.findByRole('button', { name: `Mark as invited: ${camila}` }))
    await waitFor(() => expect(isAnnounced(`${camila} is invited.Undo`)).toBe(true))
    expect(screen.getByRole('group', { name: `Status of ${camila}` })).toHaveFocus()
    await userEvent.click(button(`Mark joined: ${camila}`))
    await waitFor(() => expect(isAnnounced(`${camila} is joined.Undo`)).toBe(true))
    await userEvent.click(button('Undo'))
    await waitFor(() => expect(isAnnounced(`${camila} is invited.`)).toBe(true))
    expect(held.status).toBe('invited')
    expect(asked.flatMap(({ variables: { input } }) => input ?? [])).toEqual([
      { ids: ['e1'], from: 'waiting', to: 'invited' },
      { ids: ['e1'], from: 'invited', to: 'joined' },
      { ids: ['e1'] },
    ])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.getByText(`${camila} is invited.`).parentElement).toHaveFocus()
    expect(button(`Take back the invitation of ${camila}`)).toBeEnabled()
  })

  it('reports a conflict, and shows the current status', async () => {
    const { held } = serveEntry()
    await open()
    const invite = await screen.findByRole('button', { name: `Mark as invited: ${camila}` })
    held.status = 'joined'
    await userEvent.click(invite)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '#1 is joined by now, so nothing was changed; please look again.',
    )
    expect(await screen.findByText('joined')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('shows no toast when the session has ended', async () => {
    serveEntry()
    await open()
    const invite = await screen.findByRole('button', { name: `Mark as invited: ${camila}` })
    mockServer({
      SetWaitlistStatuses: () => errorResponse('UNAUTHENTICATED', 'Unauthorized'),
      Waitlist: () => errorResponse('UNAUTHENTICATED', 'Unauthorized'),
    })
    await userEvent.click(invite)
    await waitFor(() => expect(invite).toBeEnabled())
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('to joined can be undone at any later time', async () => {
    const { held } = serveEntry('joined')
    held.before = 'invited'
    await open()
    await userEvent.click(
      await screen.findByRole('button', { name: `Take back that ${camila} has joined` }),
    )
    await waitFor(() => expect(isAnnounced(`${camila} is invited.`)).toBe(true))
    expect(held.status).toBe('invited')
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })
})
