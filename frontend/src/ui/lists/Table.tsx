import styled from 'styled-components'
import { emptyArea } from './EmptyList'
import { HeaderCell, type Sorting } from './tableHead'
import { type Column, TableRow } from './TableRow'
import { SelectAllCell, type Selection } from './tableSelection'
import { dimWhileBusy } from './dimWhileBusy'
import { visuallyHidden } from '../mixins'
import { rem, theme } from '../theme'
import { tone } from '../tones'
import { VisuallyHidden } from '../VisuallyHidden'

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The text of an empty table. */
  empty: string
  sorting?: Sorting
  /** Whether the rows are outdated while new ones load. */
  stale?: boolean
  /** The number of rows on all pages, and the number of rows before these. */
  total?: number
  before?: number
  selection?: Selection<Row> | undefined
}

/**
 * A table that scrolls sideways when needed and turns into cards where it is narrow. The roles are
 * explicit, because changing `display` removes a table's semantics.
 */
export function Table<Row extends { id: string }>({
  caption,
  columns,
  rows,
  empty,
  sorting,
  stale = false,
  total = rows.length,
  before = 0,
  selection,
}: TableProps<Row>) {
  return (
    <Frame role="region" aria-label={caption} tabIndex={0} aria-busy={stale}>
      <Grid role="table" aria-rowcount={total + 1} $selects={Boolean(selection)}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <Head role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {selection && <SelectAllCell rows={rows} selection={selection} />}
            {columns.map(({ header, sort, width }) => (
              <HeaderCell
                key={header}
                header={header}
                sort={sort}
                sorting={sorting}
                width={width}
              />
            ))}
          </tr>
        </Head>
        <Body role="rowgroup">
          {rows.map((row, index) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              index={before + index + 2}
              selected={selection?.isSelected(row) ?? false}
              labelOf={selection?.labelOf}
              onSelect={selection?.onSelect}
            />
          ))}
        </Body>
      </Grid>
      {rows.length === 0 && <Nothing>{empty}</Nothing>}
    </Frame>
  )
}

const Frame = styled.div`
  overflow-x: auto;
  border: ${theme.stroke.ui} solid ${tone.text};

  ${dimWhileBusy}
  ${theme.media.cards} {
    container-type: inline-size;
    overflow: visible;
    border: 0;
  }
  ${theme.media.forced} {
    --hair: CanvasText;
  }
  ${theme.media.print} {
    overflow: visible;
    border: 0;
  }
`

const Grid = styled.table<{ $selects: boolean }>`
  --checkbox: ${({ $selects }) => ($selects ? theme.size.minTarget : 0)};
  width: 100%;
  border-collapse: collapse;
  background: ${tone.card};

  ${theme.media.cards} {
    display: block;
    background: none;
  }
`

const Head = styled.thead`
  ${theme.media.cards} {
    display: block;
    ${visuallyHidden}
  }
`

const Body = styled.tbody`
  ${theme.media.cards} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(336)}), 1fr));
    gap: ${rem(12)};
  }
`

const Nothing = styled.p`
  ${emptyArea}

  ${theme.media.cards} {
    border: ${theme.stroke.ui} solid ${tone.text};
  }
`
