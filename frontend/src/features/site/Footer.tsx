import { club } from '@shared/club'
import { Camera, MessageCircle, Play } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { island } from '../../hydration/island'
import { site } from '../../content/site'
import { paths } from '../../paths'
import { Brand } from '../../ui/Brand'
import { Container } from '../../ui/Container'
import { Icon } from '../../ui/Icon'
import { evenColumns, toneTokens } from '../../ui/mixins'
import { Text } from '../../ui/Text'
import { ListLink } from '../../ui/ListLink'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { footerLinks } from './footerLinks'
import { useYear } from './useYear'

const NewsletterForm = island(
  () => import('./NewsletterForm').then(m => m.NewsletterForm),
  <FormSpace />,
  {
    hydrateOn: 'interaction',
    errorFallback: <Text tone="muted">{site.newsletter.loadError}</Text>,
    offlineTexts: site.offline,
  },
)

const { footer } = site
const SOCIAL = 'social'

/* The channels have no URLs yet, so they are not links and do not look like links. */
const channels = [
  { name: footer.channels.photos, icon: Camera },
  { name: footer.channels.videos, icon: Play },
  { name: footer.channels.chat, icon: MessageCircle },
]

/** The footer of a page, below a picture of the net. */
export function Footer() {
  return (
    <Ground>
      <Tape aria-hidden="true" />
      <Container>
        <Columns>
          <Wide>
            <Brand name={club.name} to={paths.home()} />
            <About>
              <Text tone="muted">{footer.about}</Text>
            </About>
          </Wide>
          {footerLinks.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Title>{title}</Title>
              <ul role="list">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <ListLink to={to}>{label}</ListLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Wide>
            <PageNewsletterForm />
            <Social id={SOCIAL}>{footer.social}</Social>
            <Channels role="list" aria-labelledby={SOCIAL}>
              {channels.map(({ name, icon }) => (
                <li key={name}>
                  <Icon of={icon} />
                  <VisuallyHidden>{name}</VisuallyHidden>
                </li>
              ))}
            </Channels>
          </Wide>
        </Columns>
        <End>
          <span translate="no">{`© ${String(useYear())} ${club.name}`}</span>
          <span>{footer.note}</span>
        </End>
      </Container>
    </Ground>
  )
}

/**
 * Remounted on each page: React would delay the next page until a form from the HTML has hydrated.
 */
function PageNewsletterForm() {
  return <NewsletterForm key={useLocation().pathname} />
}

/** A placeholder of the form's height. */
function FormSpace() {
  return <Space />
}

const Space = styled.div`
  height: ${rem(88)};
`

const thread = (angle: string) =>
  `repeating-linear-gradient(${angle}, ${theme.color.tapeThread} 0 ${theme.stroke.hair}, transparent ${theme.stroke.hair} ${rem(9)})`

/*
 * The footer, not the page above, fills the rest of the screen under a short page, so that late
 * content does not move it.
 */
const Ground = styled.footer`
  ${toneTokens('night')}
  flex: 1;
  background: ${tone.bg};
  color: ${tone.text};

  ${theme.media.print} {
    display: none;
  }
`

const Tape = styled.div`
  height: ${rem(34)};
  border-top: ${rem(6)} solid ${theme.color.chalk};
  background: ${thread('0deg')}, ${thread('90deg')}, ${theme.color.night};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: 15fr 7fr 7fr 15fr;
  gap: ${theme.court.foot};
  padding-block: ${rem(72)} ${rem(64)};

  ${theme.media.tablet} {
    grid-template-columns: ${evenColumns(2, rem(115), rem(20))};
    gap: ${rem(40)} ${rem(20)};
    padding-block: ${rem(48)};
  }
`

const Wide = styled.div`
  min-width: 0;

  ${theme.media.tablet} {
    grid-column: 1 / -1;
  }
`

const About = styled.div`
  margin-top: ${rem(18)};
  max-width: 20em;
`

const Title = styled.h2`
  margin-bottom: ${rem(12)};
  font: 600 ${rem(15)} / ${rem(20)} ${theme.font.body};
  color: ${tone.text2};
`

const Social = styled.p`
  margin-top: ${rem(22)};
  color: ${tone.text2};
`

const Channels = styled.ul`
  display: flex;
  gap: ${rem(16)};
  margin-top: ${rem(10)};
  color: ${tone.text2};
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${rem(16)};
  padding-block: ${rem(22)} ${rem(28)};
  border-top: ${theme.stroke.hair} solid ${tone.hair};
  color: ${tone.text2};
  font-size: ${rem(15)};
  line-height: ${rem(24)};
`
