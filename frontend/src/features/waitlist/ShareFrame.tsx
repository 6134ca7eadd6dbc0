import type { ReactNode } from 'react'
import styled from 'styled-components'
import { share } from '../../content/share'
import { paths } from '../../paths'
import { Container } from '../../ui/Container'
import { Surface } from '../../ui/Surface'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

interface ShareFrameProps {
  /** The state of the person's place: the page's h1 and the card. */
  claim: ReactNode
  /** The actions for this state. */
  children: ReactNode
}

/** The share page's two halves, with links to the dashboard and home. */
export function ShareFrame({ claim, children }: ShareFrameProps) {
  return (
    <Container>
      <Halves>
        <div>{claim}</div>
        <Surface tone="lit">
          <Panel>
            {children}
            <Ways>
              <TextLink to={paths.dashboard()}>{share.dashboard}</TextLink>
              <TextLink to={paths.home()}>{share.home}</TextLink>
            </Ways>
          </Panel>
        </Surface>
      </Halves>
    </Container>
  )
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 22fr) minmax(0, 22fr);
  gap: calc(3 * ${theme.court.foot});
  align-items: start;
  padding-block: ${rem(48)} ${theme.space.s10};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${rem(16)};
    padding-top: ${rem(20)};
  }
`

const Panel = styled.div`
  background: ${tone.card};
  padding: ${rem(48)};

  ${theme.media.phone} {
    padding: ${rem(28)} ${rem(20)};
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${rem(28)};
  margin-top: ${rem(28)};
`
