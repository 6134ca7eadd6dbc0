import { answer, openLetters } from '../../../testing/adminLetters'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { connectionOf } from '../../../testing/connectionOf'
import { audience, figures, letter } from '../../../testing/letterFixtures'
import { variablesOf } from '../../../testing/mockServer'
import { addStylesToDocument } from '../../../testing/renderWithApi'

describe('admin letters', () => {
  it('shows a row per letter: whom it is for, when, and how many it has reached; lists those of one state', async () => {
    const rows = [
      letter(1),
      letter(2, {
        state: 'sending',
        audiences: [
          audience('booked', { from: '2026-12-01', until: '2026-12-02' }),
          audience('waiting', { firstPosition: 1, lastPosition: 20, confirmed: true }),
        ],
        startedAt: '2026-11-27T15:00:00.000Z',
        recipients: 1200,
        figures: figures({ sent: 300, waiting: 900 }),
      }),
    ]
    const operations = await openLetters('', {
      Letters: () => ({ data: { letters: connectionOf('Letter', rows) } }),
    })
    const [, , second] = await screen.findAllByRole('row')
    expect(second).toHaveTextContent(
      'Members with a booking from Dec 1, 2026 to Dec 2, 2026; People who wait, numbers 1 to 20, confirmed addresses',
    )
    expect(second).toHaveTextContent('300 of 1,200 sent')
    const [, draft] = screen.getAllByRole('row')
    expect(draft).toHaveTextContent('Mails: N/A')
    expect(screen.getByRole('link', { name: 'Letter 1' })).toHaveAttribute(
      'href',
      '/admin?view=letters&id=l1',
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Sent')
    await waitFor(() =>
      expect(variablesOf(operations, 'Letters').at(-1)).toMatchObject({ state: 'sent' }),
    )
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('state=sent')
  })

  it('marks the state of a letter with the same colour in the list and on its page', async () => {
    addStylesToDocument()
    const cancelled = letter(1, { state: 'cancelled' })
    await openLetters('', {
      Letters: () => ({ data: { letters: connectionOf('Letter', [cancelled]) } }),
      Letter: answer('letter', cancelled),
    })
    const badge = async () => screen.findByText('cancelled', { selector: 'span' })
    const inList = getComputedStyle(await badge()).backgroundColor
    await userEvent.click(screen.getByRole('link', { name: 'Letter 1' }))
    await screen.findByRole('heading', { name: 'What became of it' })
    expect(await badge()).toHaveStyle({ backgroundColor: inList })
  })
})
