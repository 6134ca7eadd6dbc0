import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusOrTitle } from '../focusOrTitle'
import { rem, theme } from '../theme'

interface MarkedCellProps {
  /** The row's badge. */
  mark: ReactNode
  /** The accessible name of the group of buttons, which can be focused. */
  label?: string
  /** The id of that group. */
  id?: string
  /** The buttons beside the badge; at the bottom of a card. */
  children?: ReactNode
}

/** A badge and its actions, for a table column of the kind `actions`. */
export function MarkedCell({ mark, label, id, children }: MarkedCellProps) {
  return (
    <Line ref={keepFocus}>
      <Mark>{mark}</Mark>
      {label !== undefined && (
        <Steps id={id} role="group" aria-label={label} tabIndex={-1}>
          {children}
        </Steps>
      )}
    </Line>
  )
}

/** Moves the focus to the page's heading if the cell is removed with it: a row can leave its list. */
const keepFocus = (cell: HTMLDivElement | null) => () => {
  if (cell?.contains(document.activeElement)) focusOrTitle()
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${rem(6)};

  ${theme.media.cards} {
    display: contents;
  }
`

const Mark = styled.span`
  ${theme.media.cards} {
    grid-area: 1 / 3;
  }
`

const Steps = styled.div`
  display: flex;
  gap: ${rem(6)};

  ${theme.media.cards} {
    gap: ${rem(8)};
    grid-area: 6 / 1 / 7 / 4;
    flex-wrap: wrap;

    &:not(:empty) {
      margin-top: ${rem(10)};
    }
  }
  ${theme.media.print} {
    display: none;
  }
`
