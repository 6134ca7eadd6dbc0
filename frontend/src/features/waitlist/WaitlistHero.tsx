import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { waitlist } from '../../content/waitlist'
import { Container } from '../../ui/Container'
import { Flag } from '../../ui/Flag'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { rem, theme } from '../../ui/theme'
import { narrowest, NoteRoom } from './NoteRoom'
import { ReserveLink } from './ReserveLink'

interface WaitlistHeroProps {
  /** The URL that reserves a place. */
  reserve: string
  /** A badge beside the page's own. */
  badge: ReactNode
  /** A note below the button: what it leads to. */
  note: ReactNode
  /** The live figure. */
  children: ReactNode
}

export function WaitlistHero({ reserve, badge, note, children }: WaitlistHeroProps) {
  return (
    <Container>
      <Halves>
        <div>
          <Badges>
            <Flag icon={Ticket}>{waitlist.badge}</Flag>
            {badge}
          </Badges>
          <Title>
            <Heading level={1} size="d1Line">
              {waitlist.title.map(line => (
                <Line key={line}>{`${line} `}</Line>
              ))}
            </Heading>
          </Title>
          <Lead>{waitlist.lead}</Lead>
          <Action>
            <ReserveLink to={reserve} label={waitlist.reserve} />
          </Action>
          <Note>{note}</Note>
        </div>
        {children}
      </Halves>
    </Container>
  )
}

const Halves = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 22fr) minmax(0, 22fr);
  gap: calc(2 * ${theme.court.foot});
  align-items: end;
  padding-block: ${rem(40)} ${theme.space.s9};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s7};
    padding-top: ${theme.space.s5};
  }
  ${theme.media.phone} {
    padding-top: ${theme.space.s2};
  }
`

/* On phones, there is space for a second badge above the first, so that nothing moves when today's
   places are taken. */
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: ${rem(8)} ${rem(12)};

  ${theme.media.phone} {
    flex-wrap: wrap-reverse;
    min-height: ${rem(88)};
  }
  ${narrowest} {
    min-height: ${rem(104)};
  }
`

const Title = styled.div`
  margin-block: ${rem(28)} ${theme.space.s5};
`

const Line = styled.span`
  display: block;
`

const Action = styled.div`
  margin-top: ${rem(34)};
`

const Note = styled(NoteRoom)`
  margin-top: ${rem(16)};
`
