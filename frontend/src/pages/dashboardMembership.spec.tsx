import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ownAnswers, ownMembership } from '../testing/membershipFixtures'
import { mockServer } from '../testing/mockServer'
import { renderWithApi } from '../testing/renderWithApi'
import { ownEntry, person } from '../testing/sessionFixtures'
import { DashboardBody } from './DashboardBody'

const open = () => renderWithApi(<DashboardBody user={person()} />, '/dashboard')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sent = (operations: { operationName: string }[], operation: string) =>
  operations.filter(({ operationName }) => operationName === operation)

describe('membership on the dashboard', () => {
  const joined = (changes: object = {}) =>
    ownAnswers({
      entry: { ...ownEntry, status: 'joined' },
      membership: ownMembership(changes),
    })

  it('replaces the place, and ends with notice only after a second look', async () => {
    const operations = mockServer({
      ...joined(),
      EndMembership: () => ({ data: { endMembership: ownMembership({ endsOn: '2026-12-23' }) } }),
      KeepMembership: () => ({ data: { keepMembership: ownMembership() } }),
    })
    await open()
    expect(await screen.findByText('Founding member No. 12')).toBeVisible()
    expect(screen.queryByText('#7')).toBeNull()
    await press('End my membership')
    expect(screen.getByRole('group', { name: /lasts for another 30 days/ })).toHaveFocus()
    expect(sent(operations, 'EndMembership')).toEqual([])
    await press('Yes, end it')
    const ending = await screen.findByText(/lasts until the end of Wednesday, December 23/)
    await waitFor(() => expect(ending).toHaveFocus())
    await press('Keep my membership')
    const again = await screen.findByRole('button', { name: 'End my membership' })
    await waitFor(() => expect(again).toHaveFocus())
    expect(screen.queryByText(/December 23/)).toBeNull()
  })

  it('says that the club ends it, and why, without a way to keep it', async () => {
    mockServer(joined({ endsOn: '2026-12-23', endReason: 'Broke the net' }))
    await open()
    expect(
      await screen.findByText(/^The club ends your membership\. .* December 23\.$/),
    ).toBeVisible()
    expect(screen.getByText('Reason: Broke the net')).toBeVisible()
    expect(screen.queryByText(/given notice/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Keep my membership' })).toBeNull()
  })

  it('is not shown once it has ended', async () => {
    mockServer(
      ownAnswers({
        entry: { ...ownEntry, status: 'left' },
        membership: ownMembership({ state: 'ended', endsOn: '2026-12-23' }),
      }),
    )
    await open()
    expect(await screen.findByRole('heading', { name: 'Not on the list any more' })).toBeVisible()
    expect(screen.queryByText(/Founding member/)).toBeNull()
  })
})
