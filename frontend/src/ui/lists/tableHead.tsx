import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import styled, { css } from 'styled-components'
import { Icon } from '../Icon'
import { rem, theme } from '../theme'
import { tone } from '../tones'

/** The style of the cells of a table's head. */
export const headCell = css`
  background: ${theme.color.ink};
  color: ${theme.color.chalk};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  text-align: left;

  ${theme.media.print} {
    background: none;
    color: ${tone.text};
  }
`

/** The current sort order, and the callback that changes it. */
export interface Sorting {
  by: string
  direction: 'ascending' | 'descending'
  onSort: (by: string) => void
}

interface HeaderCellProps {
  header: string
  /** The sort key of this column, if it can sort. */
  sort?: string
  sorting?: Sorting
  /** The CSS width of the column on screen. */
  width?: string
}

/**
 * The header of a column. A sortable one is a button. Above cards, where only screen readers read
 * the header, it is text.
 */
export function HeaderCell({ header, sort, sorting, width }: HeaderCellProps) {
  if (!sort || !sorting)
    return (
      <Cell role="columnheader" scope="col" $width={width}>
        {header}
      </Cell>
    )
  const direction = sorting.by === sort ? sorting.direction : undefined
  const sign = direction ? arrows[direction] : ArrowUpDown
  return (
    <Cell role="columnheader" scope="col" aria-sort={direction} $width={width} $sorts>
      <SortButton type="button" onClick={() => sorting.onSort(sort)}>
        <span>{header}</span>
        <Sign $faint={!direction}>
          <Icon of={sign} size={18} />
        </Sign>
      </SortButton>
      <Texts>{header}</Texts>
    </Cell>
  )
}

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const

const Cell = styled.th<{ $width?: string; $sorts?: boolean }>`
  ${headCell}
  padding: ${({ $sorts }) => ($sorts ? `0 ${rem(1)}` : `${rem(6)} ${rem(7)}`)};
  white-space: nowrap;

  @media screen {
    width: ${({ $width = 'auto' }) => $width};
  }
  ${theme.media.dense} {
    white-space: normal;
  }
  ${theme.media.forced} {
    border-bottom: ${theme.stroke.ui} solid;
  }
  ${theme.media.print} {
    padding: ${rem(6)} ${rem(8)};
    border-bottom: ${theme.stroke.ui} solid ${tone.text};
    font-size: ${rem(13)};
  }
`

const SortButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${rem(6)};
  min-height: ${rem(32)};
  padding: 0 ${rem(6)};
  font-weight: 600;
  text-align: left;

  &:hover {
    text-decoration: underline;
    text-underline-offset: ${rem(5)};
  }
  &:focus-visible {
    outline-color: ${theme.color.optic};
    outline-offset: -${theme.stroke.focus};
    box-shadow: none;
  }
  ${theme.media.cards} {
    display: none;
  }
  ${theme.media.print} {
    display: none;
  }
`

const Sign = styled.span<{ $faint: boolean }>`
  color: ${({ $faint }) => ($faint ? theme.color.mist : theme.color.optic)};
`

const Texts = styled.span`
  display: none;

  ${theme.media.cards} {
    display: inline;
  }
  ${theme.media.print} {
    display: inline;
  }
`
