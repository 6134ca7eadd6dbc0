import '../../../testing/fakeSocket'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockServer, variablesOf } from '../../../testing/mockServer'
import { renderAdminWaitlist as open } from '../../../testing/renderAdminWaitlist'
import { waitlistEntry, waitlistAnswers } from '../../../testing/waitlistFixtures'

const address = () => screen.getByRole('note', { name: 'address' })
const wish = () => screen.getByRole('combobox', { name: 'Plan wish' })
const list = waitlistAnswers(() => [
  waitlistEntry(1, { planWish: 'unlimited' }),
  waitlistEntry(2),
  waitlistEntry(3, { planWish: 'standard' }),
])

describe('admin waitlist plan wish', () => {
  it('is shown in the row', async () => {
    mockServer(list)
    await open()
    expect(await screen.findByText('#3')).toBeVisible()
    const names = screen.getAllByRole('row').map(row => row.textContent)
    expect(names[1]).toContain('Camila Alvarez 1 Wish: Unlimited')
    expect(names[2]).not.toContain('Wish')
    expect(names[3]).toContain('Camila Alvarez 3 Wish: Standard')
  })

  it('is shown as received if it comes from a newer server', async () => {
    mockServer(
      waitlistAnswers(() => [
        waitlistEntry(1, { planWish: 'family' }),
        waitlistEntry(2, { planWish: 'toString' }),
      ]),
    )
    await open()
    expect(await screen.findByText('Wish: family')).toBeVisible()
    expect(screen.getByText('Wish: toString')).toBeVisible()
  })

  it('filters the list and its CSV export by the URL', async () => {
    mockServer(list)
    await open()
    await userEvent.selectOptions(wish(), 'Standard')
    expect(await screen.findByText('1 found')).toBeVisible()
    expect(address()).toHaveTextContent('/admin?planWish=standard')
    expect(screen.queryByText('#1')).toBeNull()
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/waitlist.csv?planWish=standard',
    )
    await userEvent.selectOptions(wish(), 'All')
    expect(await screen.findByText('#1')).toBeVisible()
  })

  it('is cleared with the other filters if no entry matches', async () => {
    mockServer(waitlistAnswers(() => [waitlistEntry(1)]))
    await open('/admin?planWish=unlimited')
    await userEvent.click(await screen.findByRole('button', { name: 'Show everyone' }))
    expect(await screen.findByText('#1')).toBeVisible()
    expect(wish()).toHaveValue('')
  })

  it('is ignored if the URL contains an unknown plan', async () => {
    const operations = mockServer(list)
    await open('/admin?planWish=champion')
    expect(await screen.findByText('#1')).toBeVisible()
    await waitFor(() =>
      expect(variablesOf(operations, 'Waitlist')[0]).toEqual({
        first: 50,
        sort: 'position',
        direction: 'ASC',
      }),
    )
  })
})
