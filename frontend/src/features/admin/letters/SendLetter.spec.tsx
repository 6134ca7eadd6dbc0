import { answer, inputOf, openLetters, press, unreachable } from '../../../testing/adminLetters'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enter } from '../../../testing/enter'
import {
  audience,
  figures,
  letter,
  letterPreview,
  letterReach,
} from '../../../testing/letterFixtures'
import { errorResponse, variablesOf } from '../../../testing/mockServer'

/** Returns an answer that comes later, after the function that lets it come. */
function later(data: object): [() => void, Promise<object>] {
  let respond = () => {}
  const answered = new Promise<object>(resolve => {
    respond = () => resolve(data)
  })
  return [() => respond(), answered]
}

describe('admin letters', () => {
  it('says whom a draft reaches before it shows the buttons below, and sends it in a second step', async () => {
    let current = letter(1)
    const [reached, reach] = later(letterReach(212, [unreachable]))
    const operations = await openLetters('&id=l1', {
      Letter: () => ({ data: { letter: current } }),
      SendLetter: () => {
        current = letter(1, {
          state: 'sending',
          recipients: 212,
          startedAt: '2026-11-27T15:00:00.000Z',
          figures: figures({ sent: 12, waiting: 200 }),
        })
        return { data: { sendLetter: current } }
      },
      LetterReach: () => reach,
    })
    await screen.findByRole('heading', { name: 'Check and send' })
    expect(screen.queryByRole('button', { name: 'Change the letter' })).toBeNull()
    reached()
    expect(await screen.findByRole('button', { name: 'Change the letter' })).toBeVisible()
    expect(screen.getByText('It reaches 212 people now.')).toBeVisible()
    expect(screen.getByText(/9 addresses.*bo@example\.com and 8 more/)).toBeVisible()
    await press('Send…')
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog).getByRole('heading', { name: 'Send to 212 people; 9 cannot be reached' }),
    ).toBeVisible()
    await press('Send to 212 people')
    expect(await screen.findByRole('heading', { name: 'What became of it' })).toHaveFocus()
    expect(inputOf(operations, 'SendLetter')).toEqual({ id: 'l1', version: 3 })
  })

  it('says in the dialog why a letter is not sent, gives the focus back, and schedules it for a time in Miami', async () => {
    const message = 'There is no placeholder {foo}'
    const refused = errorResponse('BAD_USER_INPUT', 'Refused', {
      fields: [{ field: 'body', message, path: ['input', 'body'] }],
    })
    const answers = [{ data: { sendLetter: letter(1, { state: 'scheduled' }) } }, refused]
    const operations = await openLetters('&id=l1', {
      Letter: answer('letter', letter(1)),
      SendLetter: () => answers.pop(),
    })
    await press('Send…')
    await press('Send to 212 people')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(`Not sent: ${message}`)).toBeVisible()
    await press('Not now')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Send…' })).toHaveFocus()

    await press('Send…')
    await userEvent.click(screen.getByRole('radio', { name: 'At a time' }))
    await press('Schedule')
    expect(await screen.findByText('Please choose the day')).toBeVisible()
    expect(screen.getByText('Please choose the time')).toBeVisible()
    expect(variablesOf(operations, 'SendLetter')).toHaveLength(1)
    await enter(screen.getByLabelText('Day'), '2026-12-01')
    await enter(screen.getByLabelText('Time in Miami'), '09:30')
    await press('Schedule')
    await waitFor(() =>
      expect(inputOf(operations, 'SendLetter')).toEqual({
        id: 'l1',
        version: 3,
        sendDate: '2026-12-01',
        sendTime: '09:30',
      }),
    )
  })

  it('removes a draft after a question, and goes back to the list', async () => {
    const operations = await openLetters('&id=l1', {
      Letter: answer('letter', letter(1)),
      RemoveLetter: () => ({ data: { removeLetter: true } }),
    })
    await press('Remove the draft')
    await press('Remove')
    expect(await screen.findByText('No letter is written yet')).toBeVisible()
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent(/view=letters$/)
    expect(inputOf(operations, 'RemoveLetter')).toEqual({ id: 'l1' })
  })

  it('names what cannot be sent, an unknown placeholder and a link that does not answer, and offers no sending', async () => {
    const [looked, preview] = later(letterPreview({ unknownPlaceholders: ['{who}'] }))
    const draft = answer('letter', letter(1, { body: 'See https://club.example/x {who}' }))
    const { unmount } = await openLetters('&id=l1', {
      Letter: draft,
      LetterPreview: () => preview,
      LetterLinks: answer('letterLinks', [
        {
          __typename: 'LetterLink',
          url: 'https://club.example/x',
          answers: false,
          answer: 'It answers 404.',
        },
      ]),
    })
    await screen.findByRole('heading', { name: 'Check and send' })
    expect(screen.queryByRole('button', { name: 'Change the letter' })).toBeNull()
    looked()
    expect(await screen.findByText(/There is no placeholder \{who\}/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send…' })).toBeDisabled()
    await press('Try 1 link')
    expect(
      await screen.findByText('https://club.example/x does not answer: It answers 404.'),
    ).toBeVisible()
    unmount()
    await openLetters('&id=l1', { Letter: draft, LetterReach: () => letterReach(0) })
    await screen.findByText(/It reaches 0 people/)
    expect(screen.getByRole('button', { name: 'Send…' })).toBeDisabled()
  })

  it('is silent about nothing: a refusal whose view is replaced is a toast', async () => {
    const cases = [
      { presses: ['Send…', 'Send to 212 people'], mutation: 'SendLetter' },
      { presses: ['Remove the draft', 'Remove'], mutation: 'RemoveLetter' },
    ]
    for (const { presses, mutation } of cases) {
      let current = letter(1)
      const { unmount } = await openLetters('&id=l1', {
        Letter: () => ({ data: { letter: current } }),
        [mutation]: () => {
          current = letter(1, { state: 'scheduled', sendAt: '2026-12-01T14:30:00.000Z' })
          return errorResponse('CONFLICT', 'This letter is scheduled by now.')
        },
      })
      for (const name of presses) await press(name)
      expect(await screen.findByRole('heading', { name: 'What happens next' })).toHaveFocus()
      expect(await screen.findByText('This letter is scheduled by now.')).toBeVisible()
      unmount()
    }
  })

  it('sends no version that has not been looked at: after a refusal it must be opened again', async () => {
    const changes = [{}, { body: 'Another text.' }, { audiences: [audience('staff')] }]
    const versions = changes.map((change, at) => letter(1, { ...change, version: 3 + at }))
    let current = versions[0]!
    const operations = await openLetters('&id=l1', {
      Letter: () => ({ data: { letter: current } }),
      LetterReach: ({ input }: { input: { audiences: { kind: string }[] } }) =>
        letterReach(input.audiences[0]?.kind === 'staff' ? 67 : 212),
      SendLetter: ({ input: { version } }: { input: { version: number } }) => {
        const next = versions[version - 2]
        current = next ?? { ...current, state: 'scheduled' }
        if (!next) return { data: { sendLetter: current } }
        return errorResponse('CONFLICT', `Somebody has changed version ${String(version)}.`)
      },
    })
    for (const version of [3, 4]) {
      await press('Send…')
      await press('Send to 212 people')
      expect(
        await screen.findByText(`Somebody has changed version ${String(version)}.`),
      ).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.getByRole('heading', { name: 'Check and send' })).toHaveFocus()
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send…' })).toBeEnabled())
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    await press('Send…')
    await press('Send to 67 people')
    await waitFor(() =>
      expect(variablesOf(operations, 'SendLetter')).toMatchObject(
        [3, 4, 5].map(version => ({ input: { version } })),
      ),
    )
  })

  it('says why a draft that somebody has removed cannot be sent', async () => {
    let isRemoved = false
    const gone = errorResponse('NOT_FOUND', 'There is no such letter.')
    await openLetters('&id=l1', {
      Letter: () => (isRemoved ? gone : { data: { letter: letter(1) } }),
      SendLetter: () => {
        isRemoved = true
        return gone
      },
    })
    await press('Send…')
    await press('Send to 212 people')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('There is no such letter.'),
    )
  })

  it('says that another tab has cancelled a letter already', async () => {
    let current = letter(1, { state: 'scheduled', sendAt: '2026-12-01T14:30:00.000Z' })
    await openLetters('&id=l1', {
      Letter: () => ({ data: { letter: current } }),
      CancelLetter: () => {
        current = letter(1, { state: 'cancelled' })
        return errorResponse('CONFLICT', 'This letter is cancelled by now.')
      },
    })
    await press('Cancel')
    await press('Cancel the letter')
    expect(await screen.findByText('This letter is cancelled by now.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'What became of it' })).toHaveFocus(),
    )
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('cancels a letter on its way, after it has said how many have gone', async () => {
    const moving = { state: 'sending', recipients: 212, startedAt: '2026-11-27T15:00:00.000Z' }
    await openLetters('&id=l1', {
      Letter: answer(
        'letter',
        letter(1, { ...moving, figures: figures({ sent: 12, waiting: 200 }) }),
      ),
      CancelLetter: answer(
        'cancelLetter',
        letter(1, { ...moving, state: 'cancelled', figures: figures({ sent: 13, dropped: 199 }) }),
      ),
    })
    await press('Cancel')
    expect(
      screen.getByText('12 mails of 212 have gone by now; the others are dropped.'),
    ).toBeVisible()
    await press('Cancel the letter')
    expect(await screen.findByText('The letter is cancelled. 13 mails had gone.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'What became of it' })).toHaveFocus(),
    )
  })

  it('begins a new letter with the words of a former one', async () => {
    const operations = await openLetters('&id=l1', {
      Letter: ({ id }: { id: string }) => ({
        data: {
          letter: id === 'l1' ? letter(1, { state: 'sent', figures: figures() }) : letter(2),
        },
      }),
      CreateLetter: answer('createLetter', letter(2)),
    })
    await screen.findByText('What became of it')
    // The first view of a page leaves the focus where it is.
    expect(document.body).toHaveFocus()
    await press('Use as a new letter')
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toHaveFocus()
    expect(inputOf(operations, 'CreateLetter')).toMatchObject({
      subject: 'Letter 1',
      kind: 'notice',
    })
  })
})
