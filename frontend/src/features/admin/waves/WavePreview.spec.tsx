import { enter } from '../../../testing/enter'
import '../../../testing/fakeSocket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockServer, variablesOf } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { candidate, previewAnswer, wave, wavesAnswers } from '../../../testing/waveFixtures'
import { currentToast } from '../../../ui/toast'
import { CurrentSection } from '../CurrentSection'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Opens the section, and the form for the next wave. */
async function open(answers: object) {
  const operations = mockServer({
    ...wavesAnswers(
      () => [wave(1)],
      () => 'memberships',
    ),
    WavePreview: previewAnswer([candidate(1), candidate(2)]),
    ...answers,
  })
  await renderWithApi(<CurrentSection name="waves" />, '/admin?view=waves')
  await press('Next wave and launch')
  return operations
}

/** Fills in the form and asks for the preview. */
async function preview(size: string) {
  await enter(await screen.findByRole('textbox', { name: 'How many' }), size)
  await press('Preview')
  return screen.findByRole('region', { name: 'Preview of the wave' })
}

describe('admin wave preview', () => {
  it('says once that it is not connected if there is no preview', async () => {
    await open({
      WavePreview: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await userEvent.type(await screen.findByRole('textbox', { name: 'How many' }), '5')
    await press('Preview')
    expect(await screen.findByText(/^No preview: Not connected/)).toBeVisible()
    expect(currentToast()).toBeUndefined()
  })

  it('takes all marks back after a second look', async () => {
    const marked = candidate(2, { passedOver: 'invited_by_hand' })
    let isMarked = true
    const operations = await open({
      WavePreview: () => previewAnswer([candidate(1)], isMarked ? [marked] : [])(),
      SetWaitlistStatuses: () => {
        isMarked = false
        const entry = { __typename: 'WaitlistEntry', id: 'e2', status: 'waiting', notTold: [] }
        return { data: { setWaitlistStatuses: [entry] } }
      },
    })
    const part = within(await preview('1'))
    expect(
      part.getByText(
        '1 person is marked invited by hand: no offer was made, and no wave asks them.',
      ),
    ).toBeVisible()
    expect(part.getByText('Marked invited by hand')).toBeVisible()
    await press('Take the mark back')
    expect(variablesOf(operations, 'SetWaitlistStatuses')).toEqual([])
    await press('Yes, take it back')
    expect(await part.findByText('1 person is not marked any more.')).toBeVisible()
    await waitFor(() => expect(part.queryByText('Marked invited by hand')).toBeNull())
    expect(part.queryByRole('button', { name: 'Take the mark back' })).toBeNull()
    expect(variablesOf(operations, 'SetWaitlistStatuses')).toEqual([
      { input: { ids: ['e2'], from: 'invited', to: 'waiting' } },
    ])
  })
})
