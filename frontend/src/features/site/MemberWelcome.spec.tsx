import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { MemberWelcome } from './MemberWelcome'

const draw = (firstName: string | null) =>
  render(
    <MemoryRouter>
      <MemberWelcome firstName={firstName} />
    </MemoryRouter>,
  )

describe('MemberWelcome', () => {
  it.each([
    ['Camila', 'Welcome, Camila'],
    [null, 'Welcome, CHAMPION'],
    ['   ', 'Welcome, CHAMPION'],
  ])('greets %j', (firstName, greeting) => {
    draw(firstName)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(greeting)
  })

  it('links to booking and to the stats, but not to tournaments and open play', () => {
    draw('Camila')
    const links = screen.getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Book Court', '/booking'],
      ['My Stats', '/dashboard'],
    ])
    expect(screen.getByRole('heading', { name: 'Tournaments' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Open Play 11pm-5am' })).toBeVisible()
  })

  it('shows the state of the two courts', () => {
    draw('Camila')
    for (const texts of ['Championship Court 1', 'AVAILABLE NOW', 'Court 2', 'IN USE'])
      expect(screen.getByText(texts)).toBeVisible()
  })
})
