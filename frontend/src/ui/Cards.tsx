import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from './theme'

const columns = { '15/29': '15fr 29fr', '29/15': '29fr 15fr' } as const

interface CardsProps {
  /**
   * Two columns in the court's proportions, but one column on tablets and phones. Without a ratio,
   * always one column.
   */
  ratio?: keyof typeof columns
  children: ReactNode
}

/** Cards with one foot of the court between them. */
export function Cards({ ratio, children }: CardsProps) {
  return <Grid $columns={ratio && columns[ratio]}>{children}</Grid>
}

const Grid = styled.div<{ $columns: string | undefined }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns ?? 'minmax(0, 1fr)'};
  gap: ${theme.court.gap};
  align-items: start;

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
