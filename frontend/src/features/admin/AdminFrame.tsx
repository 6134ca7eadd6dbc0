import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'
import { HeadContext } from './section/InHead'

interface AdminFrameProps {
  title: string
  /** The navigation (AdminNav). */
  nav: ReactNode
  /** The field that finds people, beside the title. */
  find?: ReactNode
  /** The section's own figures; false until they are drawn. */
  figures?: ReactNode
  /** Cards are higher than a line of figures (FigureLine), where they are not beside the title. */
  figuresAre?: 'cards' | 'line'
  /** The section shows the choice of its parts in the head (InHead). */
  hasParts?: boolean | undefined
  /** The section is printed on one sheet, which has its own title. */
  printsAlone?: boolean | undefined
  /** The section. */
  children: ReactNode
}

/**
 * The frame of the team's page: the navigation stands in a rail at the left, and the head of the
 * section is one line, so that a list begins in the first third of the screen. On smaller screens the
 * navigation is below the title (PAGE-26).
 */
export function AdminFrame({
  title,
  nav,
  find,
  figures,
  figuresAre = 'cards',
  hasParts = false,
  printsAlone = false,
  children,
}: AdminFrameProps) {
  const [head, setHead] = useState<HTMLElement | null>(null)
  return (
    <Frame>
      <Title $printsAlone={printsAlone}>
        <Heading level={1} size="d3">
          {title}
        </Heading>
      </Title>
      {nav}
      {find !== undefined && <Find>{find}</Find>}
      {figures !== undefined && <Figures $are={figuresAre}>{figures}</Figures>}
      {hasParts && <Parts ref={setHead} />}
      <Section>
        <HeadContext value={head}>{children}</HeadContext>
      </Section>
    </Frame>
  )
}

/*
 * The figures have their place beside the title before they are drawn, or below it if there is too
 * little space. So nothing moves when they appear. On a phone the navigation is a button beside the
 * title, and its groups are in the next row.
 */
const Frame = styled.div`
  display: grid;
  grid-template:
    'nav title find figures' minmax(${rem(44)}, auto)
    'nav section section section' 1fr / ${rem(150)} auto minmax(0, 1fr) auto;
  gap: ${rem(4)} ${rem(24)};
  align-items: center;
  padding-top: ${rem(2)};

  > nav {
    grid-area: nav;
    align-self: start;
  }
  ${theme.media.wide} {
    grid-template:
      'nav title find' minmax(${rem(44)}, auto)
      'nav figures figures' auto
      'nav section section' 1fr / ${rem(150)} auto minmax(0, 1fr);
  }
  ${theme.media.laptop} {
    grid-template: 'title find' auto 'nav nav' auto 'figures figures' auto 'section section' auto / auto minmax(
        0,
        1fr
      );
    gap: ${rem(12)} ${rem(24)};
    padding-top: ${rem(16)};
  }
  ${theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: ${rem(12)};
    padding-block: ${rem(16)};

    > nav {
      display: contents;
    }
    > nav > :last-child {
      flex: 0 0 100%;
    }
  }
  ${theme.media.print} {
    display: block;
  }
`

const Title = styled.div<{ $printsAlone: boolean }>`
  grid-area: title;

  > h1 {
    font-size: clamp(${rem(32)}, 2.8vw, ${rem(40)});
  }
  ${theme.media.phone} {
    flex: 1 1 auto;

    > h1 {
      font-size: min(${rem(32)}, 12vw);
    }
  }
  ${theme.media.print} {
    ${({ $printsAlone }) => $printsAlone && 'display: none;'}
  }
`

/*
 * With the focus it is above the page's header and the section: both are nearer than its ring is wide,
 * and its list is over the section.
 */
const Find = styled.div`
  grid-area: find;

  &:focus-within {
    position: relative;
    z-index: 6;
  }

  ${theme.media.phone} {
    flex: 0 0 100%;
  }
  ${theme.media.print} {
    display: none;
  }
`

/* On these screens the labels of the figures need one more line. */
const narrowest = '@media (max-width: 349px)'

/* As high and as wide as the figures, so that nothing moves when they appear. */
const Figures = styled.div<{ $are: 'cards' | 'line' }>`
  grid-area: figures;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  width: ${rem(610)};
  min-height: ${rem(44)};

  ${theme.media.wide} {
    width: auto;
  }
  ${theme.media.laptop} {
    min-height: ${({ $are }) => rem($are === 'cards' ? 78 : 28)};
  }
  ${theme.media.tablet} {
    min-height: ${({ $are }) => rem($are === 'cards' ? 92 : 28)};
  }
  ${theme.media.phone} {
    flex: 0 0 100%;
    min-height: ${({ $are }) => rem($are === 'cards' ? 153 : 92)};
  }
  ${narrowest} {
    min-height: ${({ $are }) => rem($are === 'cards' ? 167 : 92)};
  }
`

/* As high as the choice, so that nothing moves when it appears. No section with figures has one. */
const Parts = styled.div`
  grid-area: figures;
  min-height: ${theme.size.buttonSmall};

  ${theme.media.phone} {
    flex: 0 0 100%;
  }
  ${theme.media.print} {
    display: none;
  }
`

const Section = styled.div`
  grid-area: section;
  align-self: start;
  min-width: 0;

  /* A notice above it. */
  > p:first-child {
    padding-block: ${rem(8)};
  }
  ${theme.media.phone} {
    flex: 0 0 100%;
  }
`
