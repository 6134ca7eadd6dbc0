import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from './Container'
import { Surface } from './Surface'
import { theme } from './theme'
import { type Tone } from './tones'

interface SectionProps {
  tone?: Tone
  id?: string
  children: ReactNode
}

/**
 * A full-width part of a page with the section padding. Its content is 44 feet of the court wide.
 */
export function Section({ tone = 'night', id, children }: SectionProps) {
  return (
    <Surface tone={tone} as="section" id={id}>
      <Padding>
        <Container>{children}</Container>
      </Padding>
    </Surface>
  )
}

const Padding = styled.div`
  padding-block: ${theme.space.s10};
`
