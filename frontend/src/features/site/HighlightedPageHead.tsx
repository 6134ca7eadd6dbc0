import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Surface } from '../../ui/Surface'
import { rem, theme, type DisplaySize } from '../../ui/theme'

interface HighlightedPageHeadProps {
  title: string
  size?: DisplaySize
  children: ReactNode
}

/** The head of a page to read: its title in ink, and the text below it. */
export function HighlightedPageHead({
  title,
  size = 'd1Page',
  children,
}: HighlightedPageHeadProps) {
  return (
    <Surface tone="lit">
      <Container>
        <Head>
          <Heading level={1} size={size}>
            {title}
          </Heading>
        </Head>
      </Container>
      {children}
    </Surface>
  )
}

const Head = styled.div`
  padding-block: ${rem(64)} ${rem(72)};

  ${theme.media.phone} {
    padding-top: ${rem(36)};
  }
`
