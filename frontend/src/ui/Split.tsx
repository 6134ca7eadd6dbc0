import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'

const columns = { '15/29': '15fr 29fr', '29/15': '29fr 15fr', '22/22': '22fr 22fr' } as const

interface SplitProps {
  ratio: keyof typeof columns
  /** Feet of the court between the columns. */
  feet?: 1 | 2 | 3
  align?: 'start' | 'end' | 'stretch'
  children: ReactNode
}

/** Two columns in the court's own proportions; one column on tablets and phones. */
export function Split({ ratio, feet = 3, align = 'start', children }: SplitProps) {
  return (
    <Columns $columns={columns[ratio]} $feet={feet} $align={align}>
      {children}
    </Columns>
  )
}

const Columns = styled.div<{ $columns: string; $feet: number; $align: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: calc(${({ $feet }) => $feet} * ${theme.court.foot});
  align-items: ${({ $align }) => $align};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ $align }) => ($align === 'end' ? rem(24) : rem(40))};
  }
`
