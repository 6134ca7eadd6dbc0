import { render, screen } from '@testing-library/react'
import { Table } from './Table'

const people = ['Ana', 'Ben', 'Cy'].map(id => ({ id }))
const cell = jest.fn(({ id }: { id: string }) => id)
const columns = [{ header: 'Name', kind: 'title', cell }] as const
const unchanging = {
  labelOf: ({ id }: { id: string }) => id,
  onSelect: () => undefined,
  labelOfAll: 'All',
  onSelectAll: () => undefined,
}

const peopleTable = (rows: typeof people, selected: string) => (
  <Table
    caption="People"
    columns={columns}
    rows={rows}
    empty="Nobody"
    selection={{ ...unchanging, isSelected: ({ id }) => id === selected }}
  />
)

describe('table', () => {
  it('rerenders a row only when its content changes', () => {
    const { rerender } = render(peopleTable(people, ''))
    cell.mockClear()
    rerender(peopleTable([...people], 'Ben'))
    expect(screen.getByRole('checkbox', { name: 'Ben' })).toBeChecked()
    rerender(peopleTable([...people, { id: 'Di' }], 'Ben'))
    expect(cell.mock.calls.map(([{ id }]) => id)).toEqual(['Ben', 'Di'])
  })
})
