import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'
import type { AdminView } from './useAdminView'

/**
 * The props of every section of the team's page. `Param` are the URL parameters that it declares in
 * sections.ts.
 */
export interface SectionProps<Param extends string = never> {
  title: string
  view: AdminView<Param>
}

interface AdminSectionProps {
  title: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** The frame of a section. It has no heading, because the page's h1 names the section. */
export function AdminSection({ title, ref, children }: AdminSectionProps) {
  return (
    <Column aria-label={title} ref={ref}>
      {children}
    </Column>
  )
}

/* At least as high as the screen, so that the footer does not move while a list loads. */
const Column = styled.section`
  container-type: inline-size;
  display: grid;
  align-content: start;
  min-height: calc(100vh - ${rem(120)});
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(2)};
  padding-bottom: ${theme.space.s9};

  ${theme.media.laptop} {
    min-height: calc(100vh - ${rem(200)});
    gap: ${rem(8)};
  }
  ${theme.media.print} {
    min-height: 0;
    padding-bottom: 0;
  }
`
