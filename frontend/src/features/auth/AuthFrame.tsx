import { club } from '@shared/club'
import type { ReactNode } from 'react'
import { LOAD_ERROR_SLOT_ATTR } from '../../hydration/protocol'
import styled from 'styled-components'
import { auth } from '../../content/auth'
import { paths } from '../../paths'
import court from '../../ui/art/court-tall.svg'
import { Brand } from '../../ui/Brand'
import { Heading } from '../../ui/Heading'
import { displayText } from '../../ui/mixins'
import { Surface } from '../../ui/Surface'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { AuthIntro } from './AuthLead'

interface AuthFrameProps {
  title: string
  /**
   * Missing if the children render their own lead, for example one that disappears with the form.
   */
  lead?: ReactNode
  children?: ReactNode
}

/** Shows a picture of the court on the left and the form on the right. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <Split>
      <Side>
        <Brand name={club.name} to={paths.home()} />
        <Motto>{auth.aside}</Motto>
      </Side>
      <Surface tone="lit">
        <Layout>
          <Column>
            <Heading level={1} size="d2">
              {title}
            </Heading>
            {lead && <AuthIntro>{lead}</AuthIntro>}
            <Room {...{ [LOAD_ERROR_SLOT_ATTR]: '' }}>{children}</Room>
          </Column>
          <Foot>
            <TextLink to={paths.contact()}>{auth.foot.contact}</TextLink>
            <TextLink to={paths.privacy()}>{auth.foot.privacy}</TextLink>
          </Foot>
        </Layout>
      </Surface>
    </Split>
  )
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 15fr) minmax(0, 29fr);
  min-height: 100vh;

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: ${theme.space.s6} ${rem(40)};
  background: ${theme.color.night} url(${court}) 50% 100% / 100% auto no-repeat;

  ${theme.media.phone} {
    min-height: ${rem(250)};
    padding: ${theme.space.s4} ${theme.court.gutters.phone};
    background:
      linear-gradient(${theme.color.night} 30%, transparent 44%),
      ${theme.color.night} url(${court}) 50% 66% / 100% auto no-repeat;
  }
`

const Motto = styled.p`
  ${displayText('d3')}
  margin-top: ${rem(44)};

  ${theme.media.phone} {
    display: none;
  }
`

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${rem(640)});
  grid-template-rows: 1fr auto;
  justify-content: center;
  gap: ${rem(64)};
  min-height: 100%;
  padding: ${rem(72)} ${rem(40)} ${rem(24)};

  ${theme.media.phone} {
    gap: ${rem(40)};
    padding: ${rem(36)} ${theme.court.gutters.phone} ${rem(20)};
  }
`

const Column = styled.div`
  min-width: 0;
`

/* Keeps the children's margins inside, so that all of them start at the same position. */
const Room = styled.div`
  display: flow-root;
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${rem(28)};
  padding-top: ${rem(12)};
  border-top: ${theme.stroke.hair} solid ${tone.hair};
  font-size: ${rem(15)};
`
