import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

interface SectionProps {
  title: string
  /** The page's own heading says it already. */
  hidden?: boolean
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** One part of the team's page, under its heading. */
export function Section({ title, hidden = false, ref, children }: SectionProps) {
  return (
    <Column aria-label={title} ref={ref}>
      {hidden ? (
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
      ) : (
        <Heading level={2} size="d3">
          {title}
        </Heading>
      )}
      {children}
    </Column>
  )
}

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(16)};
  padding-bottom: ${theme.space.s9};
`
