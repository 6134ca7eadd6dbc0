import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'

interface AdminHeadProps {
  title: string
  /** The navigation (AdminNav). */
  nav: ReactNode
  /**
   * The day's figures, beside the title if there is enough space; false until they are drawn. A
   * section without them leaves no space for them.
   */
  figures?: ReactNode
  /** The section is printed on one sheet, which has its own title. */
  printsAlone?: boolean | undefined
}

/** The head of the team's page. It is low, so that the list begins in the first screen. */
export function AdminHead({ title, nav, figures, printsAlone = false }: AdminHeadProps) {
  return (
    <Head $printsAlone={printsAlone}>
      <Heading level={1} size="d3">
        {title}
      </Heading>
      {nav}
      {figures !== undefined && <Figures>{figures}</Figures>}
    </Head>
  )
}

/*
 * The title's column has the width of the longest title, and its row the height of the figures; on
 * smaller screens the figures are below the navigation. So nothing moves when the section changes. On
 * a phone the navigation is a button beside the title, and its groups are in the next row.
 */
const Head = styled.div<{ $printsAlone: boolean }>`
  display: grid;
  grid-template: minmax(${rem(66)}, auto) auto / ${rem(284)} minmax(0, 1fr);
  gap: ${rem(10)} ${rem(32)};
  align-items: center;
  padding-block: ${rem(6)};

  > nav {
    grid-column: 1 / -1;
    grid-row: 2;
  }
  ${theme.media.wide} {
    grid-template-rows: minmax(${rem(92)}, auto) auto;
  }
  ${theme.media.laptop} {
    grid-template: auto / minmax(0, 1fr);
    gap: ${rem(12)};
    padding-top: ${rem(16)};
  }
  ${theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
    padding-block: ${rem(16)};

    > h1 {
      flex: 1 1 auto;
    }
    > nav {
      display: contents;
    }
    > :last-child,
    > nav > :last-child {
      flex: 0 0 100%;
    }
  }
  ${theme.media.print} {
    ${({ $printsAlone }) => $printsAlone && 'display: none;'}
  }
`

/* On these screens the labels of the figures need one more line. */
const narrowest = '@media (max-width: 349px)'

/* As high as the figures, so that the list does not move when they appear. */
const Figures = styled.div`
  min-height: ${rem(66)};

  ${theme.media.wide} {
    min-height: ${rem(92)};
  }
  ${theme.media.laptop} {
    grid-row: 3;
    min-height: ${rem(78)};
  }
  ${theme.media.tablet} {
    min-height: ${rem(92)};
  }
  ${theme.media.phone} {
    min-height: ${rem(153)};
  }
  ${narrowest} {
    min-height: ${rem(167)};
  }
`
