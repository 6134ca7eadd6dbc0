import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { connectionOf } from '../../../testing/connectionOf'
import { CurrentSection } from '../CurrentSection'

it('lists the accounts without a place, and leads back to the places', async () => {
  const account = {
    ...{ __typename: 'Account', id: 'u7', firstName: 'Ana', lastName: 'Ruiz' },
    ...{ email: 'ana@example.com', emailConfirmed: false, createdAt: '2026-11-20T15:00:00.000Z' },
  }
  const operations = mockServer({
    AccountsWithoutPlace: () => ({ data: { accounts: connectionOf('Account', [account]) } }),
    Waitlist: () => ({ data: { waitlist: connectionOf('Waitlist', []) } }),
  })
  await renderWithApi(<CurrentSection name="waitlist" />, '/admin?status=none')
  expect(await screen.findByText('1 without a place')).toBeVisible()
  const row = screen.getByRole('row', { name: /Ana Ruiz/ })
  expect(row).toHaveTextContent('ana@example.com')
  expect(row).toHaveTextContent('Not confirmed')
  expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
    'href',
    '/admin?view=person&id=u7',
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All')
  expect(await screen.findByText('No members on waitlist yet')).toBeVisible()
  expect(operations.map(({ operationName }) => operationName)).toContain('Waitlist')
})
