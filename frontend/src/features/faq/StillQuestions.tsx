import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { faq } from '../../content/faq'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { MailAddress } from '../../ui/MailAddress'
import { stackInPrint } from '../../ui/mixins'
import { Surface } from '../../ui/Surface'
import { rem, theme } from '../../ui/theme'

const { help } = faq

const ways = [
  { ...help.call, icon: Phone, tone: 'coral' },
  { ...help.mail, icon: Mail, tone: 'surround' },
  { ...help.visit, icon: MapPin, tone: 'coral' },
] as const

/** Shows three ways to contact a person. */
export function StillQuestions() {
  return (
    <Section>
      <Container>
        <Heading level={2} size="d2">
          {help.title}
        </Heading>
        <Cells role="list">
          {ways.map(({ tone, ...way }) => (
            <Surface as="li" key={way.title} tone={tone}>
              <Way {...way} />
            </Surface>
          ))}
        </Cells>
      </Container>
    </Section>
  )
}

interface WayProps {
  icon: LucideIcon
  title: string
  href: string | undefined
  lines: readonly string[]
}

function Way({ icon, title, href, lines }: WayProps) {
  return (
    <Cell>
      <Sign>
        <Icon of={icon} size={34} />
      </Sign>
      {href === undefined ? (
        <Title>{title}</Title>
      ) : (
        <Title as="a" href={href}>
          <MailAddress>{title}</MailAddress>
        </Title>
      )}
      {lines.map(line => (
        <Line key={line}>{line}</Line>
      ))}
    </Cell>
  )
}

const Section = styled.section`
  padding-block: ${theme.space.s9} ${theme.space.s10};
`

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.court.line};
  margin-top: ${rem(40)};
  padding: ${theme.court.line};
  background: ${theme.color.chalk};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${stackInPrint}
`

const Cell = styled.div`
  padding: ${rem(30)} ${rem(30)} ${rem(34)};
  break-inside: avoid;

  ${theme.media.phone} {
    padding-inline: ${rem(22)};
  }
`

const Sign = styled.div`
  margin-bottom: ${rem(34)};

  ${theme.media.tablet} {
    margin-bottom: ${rem(18)};
  }
`

const Title = styled.span<{ href?: string }>`
  display: inline-block;
  margin-bottom: ${rem(8)};
  font-weight: 700;
  font-size: ${rem(20)};
  line-height: ${rem(28)};
  text-underline-offset: ${rem(5)};
  text-decoration-thickness: ${theme.stroke.ui};
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    font-size: ${rem(18)};
  }
`

const Line = styled.p`
  font-weight: 500;
`
