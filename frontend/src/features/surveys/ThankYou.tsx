import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { rem, theme } from '../../ui/theme'

interface ThankYouProps {
  title: string
  lead: string
  /** Links to the next steps. */
  children: ReactNode
}

/**
 * The end of a survey, with a picture of a ball at rest. It takes the focus, because the element
 * that had it no longer exists.
 */
export function ThankYou({ title, lead, children }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Wrapper>
      <Container>
        <Line aria-hidden="true">
          <Ball />
        </Line>
        <Texts>
          <Heading level={1} size="d1" ref={heading}>
            {title}
          </Heading>
          <Lead>{lead}</Lead>
          <Actions>{children}</Actions>
        </Texts>
      </Container>
    </Wrapper>
  )
}

const Wrapper = styled.div`
  padding-block: ${theme.space.s9} ${theme.space.s10};
`

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  height: ${rem(96)};
  padding-left: calc(7 * ${theme.court.foot});
  border-bottom: ${theme.court.line} solid ${theme.color.ink};
`

const Ball = styled.span`
  width: ${rem(72)};
  height: ${rem(72)};
  border: ${theme.court.line} solid ${theme.color.ink};
  border-radius: ${theme.radius.ball};
  background: ${theme.color.optic};
`

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(28)};
  padding-top: ${rem(48)};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(16)};
`
