import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'

interface AdminHeadProps {
  title: string
  /** The day's figures, beside the title where there is room. */
  children: ReactNode
}

/** The low head of the team's page: its list begins in the first screen. */
export function AdminHead({ title, children }: AdminHeadProps) {
  return (
    <Head>
      <Heading level={1} size="d3">
        {title}
      </Heading>
      <Figures>{children}</Figures>
    </Head>
  )
}

/* The title's column is as wide as the longest of them, so that no figure moves with the sections. */
const Head = styled.div`
  display: grid;
  grid-template-columns: ${rem(284)} minmax(0, 1fr);
  gap: ${rem(20)} ${rem(32)};
  align-items: center;
  padding-top: ${rem(12)};

  ${theme.media.laptop} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${rem(24)};
  }
`

/* As high as the figures, so that the list stays where it is when they come. */
const Figures = styled.div`
  min-height: ${rem(86)};

  ${theme.media.wide} {
    min-height: ${rem(100)};
  }
  ${theme.media.laptop} {
    min-height: ${rem(86)};
  }
  ${theme.media.phone} {
    min-height: ${rem(153)};
  }
`
