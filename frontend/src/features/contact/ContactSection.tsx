import { club } from '@shared/club'
import { Mail, MapPin, Phone } from 'lucide-react'
import styled from 'styled-components'
import { island } from '../../hydration/island'
import { contact } from '../../content/contact'
import { site } from '../../content/site'
import { mailTo, tel } from '../../format/links'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { Lead } from '../../ui/Lead'
import { MailAddress } from '../../ui/MailAddress'
import { Section } from '../../ui/Section'
import { Split } from '../../ui/Split'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'

const ContactForm = island(() => import('./ContactForm').then(m => m.ContactForm), null, {
  hydrateOn: 'interaction',
  offlineTexts: site.offline,
})

/** Shows the club's contact details and the contact form. */
export function ContactSection({ level }: { level: 1 | 2 }) {
  return (
    <Section tone="lit" id="contact">
      <Split ratio="15/29">
        <div>
          <Heading level={level} size="d2">
            {contact.title}
          </Heading>
          <Answer>
            <Lead>{contact.promise}</Lead>
          </Answer>
          <Ways role="list">
            <li>
              <TextLink href={tel(club.phone)} icon={Phone}>
                <span translate="no">{club.phone}</span>
              </TextLink>
            </li>
            <li>
              <TextLink href={mailTo(club.email)} icon={Mail}>
                <MailAddress>{club.email}</MailAddress>
              </TextLink>
            </li>
            <AddressLine>
              <Icon of={MapPin} />
              <span>{club.city}</span>
            </AddressLine>
          </Ways>
        </div>
        <Card size="roomy">
          <ContactForm />
        </Card>
      </Split>
    </Section>
  )
}

const Answer = styled.div`
  margin: ${rem(22)} 0 ${rem(26)};
`

const Ways = styled.ul`
  display: grid;
  gap: ${rem(6)};
`

const AddressLine = styled.li`
  display: flex;
  gap: ${rem(8)};
  align-items: center;
  min-height: ${theme.size.minTarget};
  font-weight: 600;
`
