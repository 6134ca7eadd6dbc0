import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem, theme } from './theme'

/** What a table is sorted by, and how it is asked for another order. */
export interface Sorting {
  by: string
  direction: 'ascending' | 'descending'
  onSort: (by: string) => void
}

interface HeaderCellProps {
  header: string
  /** The name of the order this column gives, where it gives one. */
  sort?: string
  sorting?: Sorting
}

/** The head of a column. Where it sorts it is a button; on a phone, where the head is only heard, words. */
export function HeaderCell({ header, sort, sorting }: HeaderCellProps) {
  if (!sort || !sorting)
    return (
      <Cell role="columnheader" scope="col">
        {header}
      </Cell>
    )
  const direction = sorting.by === sort ? sorting.direction : undefined
  const sign = direction ? arrows[direction] : ArrowUpDown
  return (
    <Cell role="columnheader" scope="col" aria-sort={direction} $sorts>
      <SortButton type="button" onClick={() => sorting.onSort(sort)}>
        {header}
        <Sign $faint={!direction}>
          <Icon of={sign} size={18} />
        </Sign>
      </SortButton>
      <Words>{header}</Words>
    </Cell>
  )
}

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const

const Cell = styled.th<{ $sorts?: boolean }>`
  padding: ${({ $sorts }) => rem($sorts ? 4 : 16)};
  background: ${theme.color.ink};
  color: ${theme.color.chalk};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  text-align: left;
  white-space: nowrap;
`

const SortButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${rem(6)};
  min-height: ${theme.size.minTarget};
  padding: 0 ${rem(12)};
  font-weight: 600;

  &:hover {
    text-decoration: underline;
    text-underline-offset: ${rem(5)};
  }
  &:focus-visible {
    outline-color: ${theme.color.optic};
    outline-offset: -${theme.stroke.focus};
    box-shadow: none;
  }
  ${theme.media.phone} {
    display: none;
  }
`

const Sign = styled.span<{ $faint: boolean }>`
  color: ${({ $faint }) => ($faint ? theme.color.mist : theme.color.optic)};
`

const Words = styled.span`
  display: none;

  ${theme.media.phone} {
    display: inline;
  }
`
