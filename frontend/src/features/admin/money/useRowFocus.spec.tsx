import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useRowFocus } from './useRowFocus'

const before = ['a', 'b', 'c', 'd']
const listed = before.map(id => ({ id }))

/** A list; the act on row c leaves these rows. */
function List({ after }: { after: readonly string[] }) {
  const [rows, setRows] = useState<readonly string[]>(before)
  const focusRow = useRowFocus(id => `row-${id}`)
  const act = () => {
    setRows(after)
    focusRow(listed, 'c')
  }
  return (
    <>
      {rows.map(id => (
        <button key={id} id={`row-${id}`}>
          {id}
        </button>
      ))}
      <button onClick={act}>Act on c</button>
    </>
  )
}

describe('admin act on a row of a list', () => {
  it.each([
    ['the same row, if it is moved', ['c', 'a', 'b', 'd'], 'c'],
    ['the next row, if it is gone', ['a', 'b', 'd'], 'd'],
    ['the row before, if no later one is left', ['a', 'b'], 'b'],
  ])('gives the focus to a row in view: %s', async (_, after, focused) => {
    const scrolled: [Element, unknown][] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
      options,
    ) {
      scrolled.push([this, options])
    })
    render(<List after={after} />)
    await userEvent.click(screen.getByRole('button', { name: 'Act on c' }))
    const row = screen.getByRole('button', { name: focused })
    expect(row).toHaveFocus()
    expect(scrolled).toEqual([[row, { block: 'nearest', behavior: 'instant' }]])
  })
})
