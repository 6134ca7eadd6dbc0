import { render, screen } from '@testing-library/react'
import { MarkedCell } from './MarkedCell'

const page = (rows: readonly string[]) => (
  <>
    <h1 tabIndex={-1}>Charges</h1>
    {rows.map(name => (
      <MarkedCell key={name} mark="open" label={`Charge of ${name}`}>
        <button type="button">Settle {name}</button>
      </MarkedCell>
    ))}
  </>
)

describe('marked cell', () => {
  it('gives the focus to the heading when it is removed with the focus', () => {
    const { rerender } = render(page(['Ana', 'Ben']))
    screen.getByRole('button', { name: 'Settle Ana' }).focus()
    rerender(page(['Ben']))
    expect(screen.getByRole('heading', { name: 'Charges' })).toHaveFocus()
  })

  it('leaves the focus elsewhere alone when it is removed', () => {
    const { rerender } = render(page(['Ana', 'Ben']))
    screen.getByRole('button', { name: 'Settle Ben' }).focus()
    rerender(page(['Ben']))
    expect(screen.getByRole('button', { name: 'Settle Ben' })).toHaveFocus()
  })
})
