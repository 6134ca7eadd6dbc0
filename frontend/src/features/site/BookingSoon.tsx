import { club } from '@shared/club'
import { Check, Mail, Phone, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { booking } from '../../content/booking'
import { mailTo, tel } from '../../format/links'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { MailAddress } from '../../ui/MailAddress'
import { Surface } from '../../ui/Surface'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'

const { features, call, mail } = booking

/** Shows on one court what booking offers, and two contacts. */
export function BookingSoon() {
  return (
    <Container>
      <Frame>
        <Surface tone="coral" as="section">
          <Side>
            <Heading level={2} size="d3">
              {features.title}
            </Heading>
            <ul role="list">
              {features.list.map(feature => (
                <Feature key={feature}>
                  <Icon of={Check} />
                  <span>{feature}</span>
                </Feature>
              ))}
            </ul>
          </Side>
        </Surface>
        <Surface tone="surround" as="section">
          <Way {...call} icon={Phone} href={tel(club.phone)} label={club.phone} />
        </Surface>
        <Surface tone="guava" as="section">
          <Way {...mail} icon={Mail} href={mailTo(club.email, mail.subject)} label={club.email} />
        </Surface>
      </Frame>
    </Container>
  )
}

interface WayProps {
  icon: LucideIcon
  title: string
  text: string
  href: string
  label: string
}

function Way({ icon, title, text, href, label }: WayProps) {
  return (
    <Side>
      <Icon of={icon} size={34} />
      <div>
        <Heading level={2} size="d4">
          {title}
        </Heading>
        <TextLink href={href}>
          <MailAddress>{label}</MailAddress>
        </TextLink>
        <p>{text}</p>
      </div>
    </Side>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 29fr) minmax(0, 15fr);
  gap: ${theme.court.line};
  margin-bottom: ${theme.space.s10};
  padding: ${theme.court.line};
  background: ${theme.color.chalk};

  & > :first-child {
    grid-row: span 2;
  }

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${rem(32)};
  justify-content: space-between;
  height: 100%;
  padding: ${rem(44)} ${rem(48)} ${rem(48)};

  ${theme.media.laptop} {
    padding: ${rem(28)} ${rem(22)} ${rem(30)};
  }
`

const Feature = styled.li`
  display: flex;
  gap: ${rem(14)};
  padding: ${rem(13)} 0;
  border-top: ${theme.stroke.ui} solid;
  font-weight: 600;
  font-size: ${rem(18)};
  line-height: ${rem(26)};
  overflow-wrap: anywhere;
`
