import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { notFound } from '../../content/notFound'
import { paths } from '../../paths'
import court from '../../ui/art/court-out.svg'
import { ButtonLink } from '../../ui/ButtonLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'

/** 404 painted on the court, the ball out past the baseline. */
export function NotFoundMessage() {
  return (
    <Ground>
      <Container>
        <Line>
          <div>
            <Heading level={1} size="d2">
              {notFound.title}
            </Heading>
            <Words>{notFound.text}</Words>
          </div>
          <ButtonLink to={paths.home()} icon={ArrowRight}>
            {notFound.action}
          </ButtonLink>
        </Line>
      </Container>
    </Ground>
  )
}

const Ground = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: ${rem(800)};
  padding-bottom: ${rem(64)};
  /* Drawn for 1440 pixels: in a wider window the ground goes on around it. */
  background: url(${court}) 50% 0 / clamp(${rem(1162)}, 100%, ${rem(1440)}) auto no-repeat;

  /* From the first figure to the ball, edge to edge, and the words right below. */
  ${theme.media.tablet} {
    min-height: 0;
    padding: 62vw 0 ${rem(64)};
    background-size: 165% auto;
    background-position: 56.5% 0;
  }

  /* On paper the words are ink: no ground of another colour behind them. */
  ${theme.media.print} {
    min-height: 0;
    padding-block: ${rem(32)};
    background: none;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: flex-end;
  gap: ${rem(32)};
`

const Words = styled.p`
  max-width: 29.4em;
  margin-top: ${rem(14)};
  font-size: ${rem(20)};
  line-height: ${rem(30)};
`
