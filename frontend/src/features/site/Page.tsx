import { club } from '@shared/club'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { onPaper, toneTokens } from '../../ui/mixins'
import { tone, type Tone } from '../../ui/tones'
import { useSharingTags } from './useSharingTags'

interface PageProps {
  title: string
  description?: string
  surface?: Tone
  children: ReactNode
}

/** Its id, for the skip link. */
export const MAIN = 'main'

/** What every page is: a title, and the main part of what stays around it (Layout.tsx). */
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
  ${onPaper}
  background: ${tone.bg};
  color: ${tone.text};

  /* Without a footer it fills the screen. */
  &:last-child {
    flex: 1;
  }

  /* With nothing to show, too, whatever comes of the footer meanwhile. */
  &:empty {
    min-height: 100vh;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
