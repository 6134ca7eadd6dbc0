import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import { cellStyles, type CellKind } from './cellStyles'
import { SelectCell, type Selection } from './tableSelection'
import { rem, theme } from '../theme'
import { tone } from '../tones'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** The place of the value when a row becomes a card. */
  kind: CellKind
  /** The sort key of its header. */
  sort?: string
  /**
   * The CSS width of the column on screen, so that rows that are drawn later move nothing. A column in
   * which a word or a button does not fit is wider; one without a width takes what the others leave.
   */
  width?: string
}

interface TableRowProps<Row> extends Partial<Pick<Selection<Row>, 'labelOf' | 'onSelect'>> {
  row: Row
  columns: readonly Column<Row>[]
  /** The row's index in the whole list; the header row is the first. */
  index: number
  selected: boolean
}

function Row<Of>({ row, columns, index, selected, labelOf, onSelect }: TableRowProps<Of>) {
  return (
    <BodyRow role="row" aria-rowindex={index} $selected={selected}>
      {labelOf && onSelect && (
        <SelectCell row={row} selected={selected} labelOf={labelOf} onSelect={onSelect} />
      )}
      {columns.map(({ header, cell, kind }) => (
        <Cell
          key={header}
          {...(kind === 'title' || kind === 'name' ? rowHead : plainCell)}
          $kind={kind}
          translate={untranslated.includes(kind) ? 'no' : undefined}
        >
          {kind === 'date' && <CardLabel aria-hidden="true">{`${header}: `}</CardLabel>}
          {kind === 'date' ? <span>{cell(row)}</span> : cell(row)}
        </Cell>
      ))}
    </BodyRow>
  )
}

/**
 * A row of a table, or a card where the table is narrow. It rerenders only when its content
 * changes. (The cast is needed because memo drops the type parameter.)
 */
export const TableRow = memo(Row) as typeof Row

/* The row's header cell, which screen readers read with each cell. */
const rowHead = { as: 'th', role: 'rowheader', scope: 'row' } as const
const plainCell = { role: 'cell' } as const

/* Names, numbers and addresses (PAGE-11). */
const untranslated: readonly CellKind[] = ['name', 'position', 'email']

const BodyRow = styled.tr<{ $selected: boolean }>`
  background: ${({ $selected }) => ($selected ? tone.raised : tone.card)};

  &:hover {
    background: ${tone.raised};
  }

  ${theme.media.cards} {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: ${rem(2)} ${rem(14)};
    align-items: center;
    align-content: start;
    padding: ${rem(16)} ${rem(18)};
    border: ${theme.stroke.ui} solid ${tone.text};

    /* One below the other if the reader's font size leaves no room for more. */
    @container (max-width: ${rem(260)}) {
      display: flex;
      flex-direction: column;
      align-items: flex-start;
    }
  }
  ${theme.media.print} {
    break-inside: avoid;
  }
`

const Cell = styled.td<{ $kind: CellKind }>`
  padding: ${rem(9)} ${rem(7)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
  font-size: ${rem(16)};
  line-height: ${rem(24)};
  font-weight: inherit;
  text-align: left;
  white-space: nowrap;

  ${theme.media.dense} {
    padding-inline: ${rem(5)};

    &:last-child {
      padding-right: ${rem(10)};
    }
  }
  ${theme.media.cards} {
    display: block;
    padding: 0;
    border: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  ${({ $kind }) => cellStyles[$kind]}

  ${theme.media.print} {
    min-width: 0;
    padding: ${rem(6)} ${rem(8)};
    font-size: ${rem(13)};
    line-height: ${rem(18)};
  }
`

const CardLabel = styled.span`
  display: none;
  color: ${tone.text2};

  ${theme.media.cards} {
    display: inline;
  }
`
