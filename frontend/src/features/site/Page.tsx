import { club } from '@shared/club'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { toneTokens } from '../../ui/mixins'
import { tone, type Tone } from '../../ui/tones'
import { useSharingTags } from './useSharingTags'

interface PageProps {
  title: string
  description?: string
  surface?: Tone
  children: ReactNode
}

/** The id of the main part, for the skip link. */
export const MAIN = 'main'

/** The title and the main part of a page. Layout.tsx renders the frame around it. */
export function Page({ title, description, surface = 'night', children }: PageProps) {
  const fullTitle = `${title} | ${club.name}`
  useSharingTags(fullTitle, description)
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <Main id={MAIN} tabIndex={-1} $tone={surface}>
        {children}
      </Main>
    </>
  )
}

const Main = styled.main<{ $tone: Tone }>`
  ${({ $tone }) => toneTokens($tone)}
  background: ${tone.bg};
  color: ${tone.text};

  /* Fills the screen if there is no footer. */
  &:last-child {
    flex: 1;
  }

  /* An empty page keeps its height, whenever the footer's parts load. */
  &:empty {
    min-height: 100vh;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
