import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { notFound } from '../../content/notFound'
import { paths } from '../../paths'
import court from '../../ui/art/court-out.svg'
import { ButtonLink } from '../../ui/ButtonLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'

/** Shows 404 on a court, with the ball beyond the baseline. */
export function NotFoundMessage() {
  return (
    <Ground>
      <Container>
        <Line>
          <div>
            <Heading level={1} size="d2">
              {notFound.title}
            </Heading>
            <Texts>{notFound.text}</Texts>
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
  /* The picture is 1440 pixels wide; a wider window shows the background beside it. */
  background: url(${court}) 50% 0 / clamp(${rem(1162)}, 100%, ${rem(1440)}) auto no-repeat;

  /* The picture is cropped from the first digit to the ball. The text is below, within the window. */
  ${theme.media.tablet} {
    min-height: min(${rem(720)}, 100svh - ${theme.size.navPhone});
    padding: 62vw 0 ${rem(44)};
    background-size: 165% auto;
    background-position: 56.5% 0;
  }

  /* In print the text is ink, without a coloured background. */
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

const Texts = styled.p`
  max-width: 29.4em;
  margin-top: ${rem(14)};
  font-size: ${rem(20)};
  line-height: ${rem(30)};
`
