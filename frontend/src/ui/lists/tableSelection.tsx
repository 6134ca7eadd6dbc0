import styled, { css } from 'styled-components'
import { rem, theme } from '../theme'
import { tone } from '../tones'

/** The selection of a table's rows. */
export interface Selection<Row> {
  isSelected: (row: Row) => boolean
  /** Returns the label of a row's checkbox. */
  labelOf: (row: Row) => string
  /** `upTo`: selects all rows from the last selected one (Shift-click). */
  onSelect: (row: Row, selected: boolean, upTo: boolean) => void
  labelOfAll: string
  onSelectAll: (selected: boolean) => void
}

/** The checkbox that selects every row of the page. With a partial selection it is mixed. */
export function SelectAllCell<Row>({
  rows,
  selection: { isSelected, labelOfAll, onSelectAll },
}: {
  rows: readonly Row[]
  selection: Selection<Row>
}) {
  const selected = rows.filter(isSelected).length
  const isMixed = selected > 0 && selected < rows.length
  return (
    <Head role="columnheader" scope="col">
      <Target>
        <Box
          ref={box => {
            if (box) box.indeterminate = isMixed
          }}
          type="checkbox"
          autoComplete="off"
          aria-label={labelOfAll}
          checked={rows.length > 0 && selected === rows.length}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
      </Target>
    </Head>
  )
}

interface SelectCellProps<Row> extends Pick<Selection<Row>, 'labelOf' | 'onSelect'> {
  row: Row
  selected: boolean
}

/** The checkbox of one row. */
export function SelectCell<Row>({ row, selected, labelOf, onSelect }: SelectCellProps<Row>) {
  return (
    <Cell role="cell">
      <Target
        // Otherwise a Shift-click selects the text between the rows as well.
        onMouseDown={event => {
          if (event.shiftKey) event.preventDefault()
        }}
      >
        <Box
          type="checkbox"
          autoComplete="off"
          aria-label={labelOf(row)}
          checked={selected}
          onChange={({ target, nativeEvent }) =>
            onSelect(
              row,
              target.checked,
              'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
            )
          }
        />
      </Target>
    </Cell>
  )
}

const hiddenInPrint = css`
  ${theme.media.print} {
    display: none;
  }
`

const Head = styled.th`
  width: ${rem(48)};
  padding: 0 0 0 ${rem(4)};
  background: ${theme.color.ink};
  ${hiddenInPrint}

  ${theme.media.laptop} {
    padding: 0;
  }

  ${theme.media.cards} {
    display: none;
  }
`

/* In a card it is below the badge, at the end of the address's line, and must lie above that line
   to be clickable. */
const Cell = styled.td`
  padding: 0 0 0 ${rem(4)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
  ${hiddenInPrint}

  ${theme.media.laptop} {
    padding: 0;
  }

  ${theme.media.cards} {
    position: relative;
    z-index: 1;
    grid-area: 2 / 3;
    justify-self: end;
    margin: ${rem(2)} ${rem(-9)} ${rem(-6)} 0;
    padding: 0;
    border: 0;
  }
`

const Target = styled.label`
  display: grid;
  place-items: center;
  width: ${theme.size.minTarget};
  height: ${theme.size.minTarget};
  cursor: pointer;

  ${Head} > & {
    height: ${rem(32)};
  }
`

const Box = styled.input`
  &[type='checkbox']:indeterminate {
    border-color: ${theme.color.chalk};
    background: ${theme.color.ink};
  }
  &[type='checkbox']:indeterminate::after {
    content: '';
    width: ${rem(12)};
    height: ${rem(3)};
    background: ${theme.color.optic};
  }
  &:focus-visible {
    outline: ${theme.stroke.focus} solid ${tone.focus};
    outline-offset: ${rem(2)};
  }
  ${Head} &:focus-visible {
    outline-color: ${theme.color.optic};
  }
`
