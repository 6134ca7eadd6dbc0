import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'

interface MarkedCellProps {
  /** What the row's badge says. */
  mark: ReactNode
  /** Names the steps; focus may be put on them. */
  label: string
  ref?: Ref<HTMLDivElement>
  /** The buttons beside the badge. On a phone they stand at the foot of the card. */
  children?: ReactNode
}

/** A badge and what can be done about it, for a table's column of the kind `steps`. */
export function MarkedCell({ mark, label, ref, children }: MarkedCellProps) {
  return (
    <Line>
      <Mark>{mark}</Mark>
      <Steps ref={ref} role="group" aria-label={label} tabIndex={-1}>
        {children}
      </Steps>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${rem(8)};

  ${theme.media.phone} {
    display: contents;
  }
`

const Mark = styled.span`
  ${theme.media.phone} {
    grid-area: 1 / 3;
  }
`

const Steps = styled.div`
  display: flex;
  gap: ${rem(8)};
  /* Buttons are as high as the row, and the row stays as high as it was. */
  margin-block: ${rem(-10)};

  ${theme.media.phone} {
    grid-area: 6 / 1 / 7 / 4;
    flex-wrap: wrap;
    margin-block: 0;

    &:not(:empty) {
      margin-top: ${rem(10)};
    }
  }
`
