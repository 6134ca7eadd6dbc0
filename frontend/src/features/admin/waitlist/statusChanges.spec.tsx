import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../CurrentSection'
import { errorResponse, mockServer, variablesOf } from '../../../testing/mockServer'
import { notTold } from '../../../testing/notToldFixtures'
import { addStylesToDocument, renderWithApi } from '../../../testing/renderWithApi'
import { waitlistEntry, waitlistAnswers } from '../../../testing/waitlistFixtures'
import { theme } from '../../../ui/theme'

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

interface StatusInput {
  input: { from: string; to: string }
}

/** Presses the row's button and then, in the drawer that asks, the button that makes the change. */
async function take(name: string, submit: string) {
  await userEvent.click(await screen.findByRole('button', { name }))
  const drawer = within(await screen.findByRole('dialog', { name }))
  await userEvent.click(drawer.getByRole('button', { name: submit }))
  return drawer
}
const invite = () => take(`Mark as invited: ${camila}`, 'Mark as invited')

/** Mocks a server with one entry. */
function serveEntry(
  status = 'waiting',
  changes: { planWish?: string } = {},
  answers: Parameters<typeof mockServer>[0] = {},
) {
  const held = { status, before: status, notTold: [] as object[] }
  const answer = (name: string) => ({
    data: {
      [name]: [
        { __typename: 'WaitlistEntry', id: 'e1', status: held.status, notTold: held.notTold },
      ],
    },
  })
  const operations = mockServer({
    ...waitlistAnswers(() => [waitlistEntry(1, { ...changes, status: held.status })]),
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
    ...answers,
  })
  return { held, operations }
}

const open = () => renderWithApi(<CurrentSection name="waitlist" />, '/admin')

describe('admin waitlist status change', () => {
  it.each([
    ['waiting', ['Mark as invited']],
    ['invited', ['Mark joined', 'Take back']],
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
    const { held, operations } = serveEntry()
    await open()
    await invite()
    await waitFor(() => expect(isAnnounced(`${camila} is invited.Undo`)).toBe(true))
    expect(screen.getByRole('group', { name: `Status of ${camila}` })).toHaveFocus()
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

  it('lists whom it could not tell, until the next change, also one that fails', async () => {
    const { held } = serveEntry('invited')
    held.notTold = [notTold(1)]
    await open()
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
    await invite()
    expect(await screen.findByText(/#1 is left by now/)).toBeVisible()
    expect(screen.queryByText(texts)).toBeNull()
  })

  it('says before it marks somebody as invited that nobody is written to or asked', async () => {
    const { operations } = serveEntry()
    await open()
    await userEvent.click(await screen.findByRole('button', { name: `Mark as invited: ${camila}` }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(drawer.getByText(/no mail and no offer, and no wave asks them/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('group', { name: `Status of ${camila}` })).toHaveFocus()
    expect(variablesOf(operations, 'SetWaitlistStatuses')).toEqual([])
  })

  it('asks for the plan of a membership, with the wish chosen and first', async () => {
    const { operations } = serveEntry('invited', { planWish: 'unlimited' })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: `Mark joined: ${camila}` }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(drawer.getByText(/The membership starts now/)).toBeVisible()
    const [first, second] = drawer.getAllByRole<HTMLInputElement>('radio')
    expect([first?.value, first?.checked, second?.value]).toEqual(['unlimited', true, 'standard'])
    await userEvent.click(drawer.getByRole('button', { name: 'Start the membership' }))
    await waitFor(() =>
      expect(isAnnounced(`${camila} is joined.Undo deletes the membership.Undo`)).toBe(true),
    )
    expect(operations.flatMap(({ variables: { input } }) => input ?? [])).toEqual([
      { ids: ['e1'], from: 'invited', to: 'joined', plan: 'unlimited' },
    ])
  })

  it.each([
    [true, 'A mail tells the person'],
    [false, 'No mail is sent, because this site has no mail server.'],
  ])(
    'says before a change and before an undo whether it is mailed (MAIL-23): %s',
    async (sendsMail, sentence) => {
      serveEntry(
        'invited',
        { planWish: 'standard' },
        { SendsMail: () => ({ data: { sendsMail } }) },
      )
      await open()
      const takeBack = { name: `Take back the invitation of ${camila}` }
      await userEvent.click(await screen.findByRole('button', takeBack))
      expect(await screen.findByText(/withdrawn for good\./)).toHaveTextContent(
        `An open offer is withdrawn for good. ${sentence}${sendsMail ? ' if an offer is withdrawn.' : ''}`,
      )
      await userEvent.click(button('Cancel'))
      await take(`Mark joined: ${camila}`, 'Start the membership')
      expect(
        await screen.findByText(`Undo deletes the membership. ${sentence}${sendsMail ? '.' : ''}`),
      ).toBeVisible()
    },
  )

  it('starts no membership without a plan', async () => {
    const { held } = serveEntry('invited')
    await open()
    const drawer = await take(`Mark joined: ${camila}`, 'Start the membership')
    expect(await drawer.findByText('Please choose a plan')).toBeVisible()
    expect(held.status).toBe('invited')
  })

  it('offers the end of the membership of a person who has joined', async () => {
    addStylesToDocument()
    serveEntry('joined')
    await open()
    expect(
      await screen.findByRole('link', { name: `End the membership of ${camila}` }),
    ).toHaveAttribute('href', '/admin?view=memberships&search=camila1%40example.com')
    const steps = screen.getByRole('group', { name: `Status of ${camila}` })
    expect(within(steps).queryByRole('button')).toBeNull()
    expect(screen.getByText('joined')).toHaveStyle({ background: fillOf('joined') })
  })

  it('reports a conflict, and shows the current status', async () => {
    const { held } = serveEntry()
    await open()
    await screen.findByRole('button', { name: `Mark as invited: ${camila}` })
    held.status = 'joined'
    const drawer = await invite()
    expect(
      await drawer.findByText(/#1 is joined by now, so nothing was changed; please look again\./),
    ).toBeVisible()
    expect(await screen.findByText('joined')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('shows no failure when the session has ended', async () => {
    serveEntry()
    await open()
    await screen.findByRole('button', { name: `Mark as invited: ${camila}` })
    mockServer({
      SetWaitlistStatuses: () => errorResponse('UNAUTHENTICATED', 'Unauthorized'),
      Waitlist: () => errorResponse('UNAUTHENTICATED', 'Unauthorized'),
    })
    const drawer = await invite()
    await waitFor(() =>
      expect(drawer.getByRole('button', { name: 'Mark as invited' })).toBeEnabled(),
    )
    expect(drawer.queryByText(/Not changed|Unauthorized/)).toBeNull()
  })
})
