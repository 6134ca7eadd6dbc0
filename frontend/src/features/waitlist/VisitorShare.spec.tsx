import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '../../paths'
import { VisitorShare } from './VisitorShare'

describe('VisitorShare', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <VisitorShare />
      </MemoryRouter>,
    )
  })

  it('asks a question instead of claiming a place, and offers the login', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^SPOT RESERVED\?$/)
    expect(screen.getByText(/Log in to see your place/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', paths.auth())
  })

  it('shows no card, and the link to the waitlist without a code', () => {
    expect(screen.queryByText('Waitlist, Miami')).toBeNull()
    expect(screen.getByLabelText('Share link')).toHaveValue('http://localhost/waitlist')
  })
})
