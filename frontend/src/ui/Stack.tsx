import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from './theme'

type Space = keyof typeof theme.space

interface StackLook {
  gap?: Space
  align?: 'start' | 'center' | 'end' | 'stretch'
}

interface RowLook extends StackLook {
  justify?: 'start' | 'center' | 'end' | 'space-between'
  wrap?: boolean
}

type Children = { children: ReactNode; as?: 'div' | 'ul' | 'ol' | 'section' | 'header' }

/** Things under one another. */
export function Stack({ gap = 's4', align = 'stretch', ...rest }: StackLook & Children) {
  return <Column $gap={gap} $align={align} {...rest} />
}

/** Things beside one another; they wrap unless told not to. */
export function Row({
  gap = 's4',
  align = 'center',
  justify = 'start',
  wrap = true,
  ...rest
}: RowLook & Children) {
  return <Line $gap={gap} $align={align} $justify={justify} $wrap={wrap} {...rest} />
}

const Column = styled.div<{ $gap: Space; $align: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => theme.space[$gap]};
  justify-items: ${({ $align }) => $align};
`

const Line = styled.div<{ $gap: Space; $align: string; $justify: string; $wrap: boolean }>`
  display: flex;
  gap: ${({ $gap }) => theme.space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
`
