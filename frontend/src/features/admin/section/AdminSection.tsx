import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'
import type { AdminView } from './useAdminView'

/** What every section of the team's page is given; `Param` are the parameters that it declares in sections.ts. */
export interface SectionProps<Param extends string = never> {
  title: string
  view: AdminView<Param>
}

interface AdminSectionProps {
  title: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** One part of the team's page; its heading is the page's own. */
export function AdminSection({ title, ref, children }: AdminSectionProps) {
  return (
    <Column aria-label={title} ref={ref}>
      {children}
    </Column>
  )
}

/* Down to the screen's end: a short list leaves the foot where it was while that was asked for. */
const Column = styled.section`
  display: grid;
  align-content: start;
  min-height: calc(100vh - ${rem(240)});
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  padding-bottom: ${theme.space.s9};
`
