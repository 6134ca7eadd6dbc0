import { render, screen } from '@testing-library/react'
import { useYear } from './useYear'

const Year = () => <p>{useYear()}</p>

describe('footer: the year', () => {
  it.each([
    ['2027-01-01T04:59:59Z', '2026'],
    ['2027-01-01T05:00:00Z', '2027'],
    ['2027-07-01T03:00:00Z', '2027'],
  ])('is the year in New York at %s: %s', (now, year) => {
    jest.useFakeTimers({ now: new Date(now) })
    render(<Year />)
    expect(screen.getByText(year)).toBeVisible()
    jest.useRealTimers()
  })
})
