import type { ReactNode } from 'react'
import styled from 'styled-components'
import { stackInPrint } from './mixins'
import { rem, theme } from './theme'

const columns = { '15/29': '15fr 29fr', '29/15': '29fr 15fr', '22/22': '22fr 22fr' } as const

interface SplitProps {
  ratio: keyof typeof columns
  /** Feet of the court between the columns. */
  gap?: 1 | 2 | 3
  align?: 'start' | 'end' | 'stretch'
  /** The space between the two parts when they are stacked. */
  stackedGap?: 'tight' | 'lead' | 'roomy'
  children: ReactNode
}

/** Two columns in the court's proportions; one column on tablets and phones. */
export function Split({ ratio, gap = 3, align = 'start', stackedGap, children }: SplitProps) {
  return (
    <Columns
      $columns={columns[ratio]}
      $gap={gap}
      $align={align}
      $stackedGap={stackedGaps[stackedGap ?? (align === 'end' ? 'lead' : 'roomy')]}
    >
      {children}
    </Columns>
  )
}

const stackedGaps = { tight: rem(14), lead: rem(24), roomy: rem(40) } as const

interface ColumnsStyle {
  $columns: string
  $gap: number
  $align: string
  $stackedGap: string
}

const Columns = styled.div<ColumnsStyle>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: calc(${({ $gap }) => $gap} * ${theme.court.foot});
  align-items: ${({ $align }) => $align};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ $stackedGap }) => $stackedGap};
  }
  ${stackInPrint}
`
