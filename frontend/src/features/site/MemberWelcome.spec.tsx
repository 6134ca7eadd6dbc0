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

  it('leads to booking and to the stats; tournaments and open play only tell', () => {
    draw('Camila')
    const links = screen.getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Book Court', '/booking'],
      ['My Stats', '/dashboard'],
    ])
    expect(screen.getByRole('heading', { name: 'Tournaments' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Open Play 11pm-5am' })).toBeVisible()
  })

  it('says how the two courts stand', () => {
    draw('Camila')
    for (const words of ['Championship Court 1', 'AVAILABLE NOW', 'Court 2', 'IN USE'])
      expect(screen.getByText(words)).toBeVisible()
  })
})
