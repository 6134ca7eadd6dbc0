import '../../../testing/dialogPolyfill'
import '../../../testing/fakeSocket'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { waitlistAnswers, waitlistEntry } from '../../../testing/waitlistFixtures'
import { CurrentSection } from '../CurrentSection'

const camila = 'Camila Alvarez 1'
const lost = 'The connection was lost, but'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Opens the waitlist with people who wait. `lose` changes what the server has, and sends no response. */
async function open(people: number, answers: (lose: (status?: string) => never) => object) {
  let status = 'waiting'
  function lose(changed = status): never {
    status = changed
    throw new TypeError('Failed to fetch')
  }
  mockServer({
    ...waitlistAnswers(() =>
      Array.from({ length: people }, (_entry, index) => waitlistEntry(index + 1, { status })),
    ),
    ...answers(lose),
  })
  await renderWithApi(<CurrentSection name="waitlist" />, '/admin')
}

describe('admin waitlist status change: lost response', () => {
  it('says that the status is changed, and then that it is undone', async () => {
    await open(1, lose => ({
      SetWaitlistStatuses: () => lose('invited'),
      UndoWaitlistStatuses: () => lose('waiting'),
    }))
    await press(`Mark as invited: ${camila}`)
    await press('Mark as invited')
    expect(await screen.findByText(`${lost} ${camila} is invited by now.`)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: `Mark joined: ${camila}` })).toBeEnabled()
    await press('Undo')
    expect(await screen.findByText(`${lost} ${camila} is waiting by now.`)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('says that the status of several people is changed', async () => {
    await open(2, lose => ({ SetWaitlistStatuses: () => lose('invited') }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    await press('Mark as invited: 2 people')
    await press('Mark all as invited')
    expect(await screen.findByText(`${lost} 2 people are invited by now.`)).toBeVisible()
  })

  it('says that it is not connected if the status is the one before', async () => {
    await open(1, lose => ({ SetWaitlistStatuses: () => lose() }))
    await press(`Mark as invited: ${camila}`)
    await press('Mark as invited')
    expect(await screen.findByText(/Not connected/)).toBeVisible()
    expect(screen.queryByText(/by now/)).toBeNull()
  })
})
