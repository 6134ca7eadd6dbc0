import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../../ui/theme'
import type { AdminView } from './useAdminView'

/** What every section of the team's page is given. */
export interface SectionProps {
  title: string
  view: AdminView
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

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  padding-bottom: ${theme.space.s9};
`
