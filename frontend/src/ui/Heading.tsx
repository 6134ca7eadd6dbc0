import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { displayText } from './mixins'
import type { DisplaySize } from './theme'

interface HeadingProps {
  level: 1 | 2 | 3 | 4
  size: DisplaySize
  id?: string
  /**
   * Lets a link move the focus here. A page's h1 can always take it, because navigation focuses it.
   */
  focusable?: boolean
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

export function Heading({ level, size, focusable = level === 1, ...rest }: HeadingProps) {
  return <Texts as={tags[level]} $size={size} tabIndex={focusable ? -1 : undefined} {...rest} />
}

const Texts = styled.h2<{ $size: DisplaySize }>`
  ${({ $size }) => displayText($size)}
  overflow-wrap: break-word;
`
