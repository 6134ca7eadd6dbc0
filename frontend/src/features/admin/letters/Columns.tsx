import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusHeading } from '../../../ui/focusNearest'
import { rem } from '../../../ui/theme'

interface ColumnsProps {
  /** They take the place of another view: their title receives the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** Two columns on wide screens: what is written, and what its readers see. */
export const Columns = ({ takesFocus = false, children }: ColumnsProps) => (
  <Grid ref={takesFocus ? focusTitle : null}>{children}</Grid>
)

function focusTitle(columns: HTMLElement | null) {
  if (columns) focusHeading(columns)
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${rem(24)};

  @container (min-width: ${rem(860)}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
