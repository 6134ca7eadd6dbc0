import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { theme } from './theme'

type Space = keyof typeof theme.space

interface StackProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  as?: 'div' | 'section' | 'form'
  gap?: Space
  align?: 'start' | 'center' | 'end' | 'stretch'
}

/** A vertical stack with equal gaps. */
export function Stack({ gap = 's4', align = 'stretch', ...rest }: StackProps) {
  return <Column $gap={gap} $align={align} {...rest} />
}

const Column = styled.div<{ $gap: Space; $align: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => theme.space[$gap]};
  justify-items: ${({ $align }) => $align};
`
