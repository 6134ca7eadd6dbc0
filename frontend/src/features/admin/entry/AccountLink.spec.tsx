import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { AccountLink } from './AccountLink'

it('links to the person of an account, and is text for others', () => {
  render(
    <MemoryRouter>
      <AccountLink account={{ id: 'u1' }}>ana@example.com</AccountLink>
      <AccountLink account={null}>bo@example.com</AccountLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'ana@example.com' })).toHaveAttribute(
    'href',
    '/admin?view=person&id=u1',
  )
  expect(screen.getByText('bo@example.com')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
