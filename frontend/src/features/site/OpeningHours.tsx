import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { contact } from '../../content/contact'
import { paths } from '../../paths'
import { Heading } from '../../ui/Heading'
import { Section } from '../../ui/Section'
import { TextLink } from '../../ui/TextLink'
import { theme } from '../../ui/theme'
import { Hours } from './Hours'

/** Shows the opening hours and a link to the FAQ, below the contact form. */
export function OpeningHours() {
  return (
    <Section>
      <Heading level={2} size="d3">
        {contact.hoursTitle}
      </Heading>
      <Hours />
      <Answered>
        <TextLink to={paths.faq()} iconAfter={ArrowRight}>
          {contact.faq}
        </TextLink>
      </Answered>
    </Section>
  )
}

const Answered = styled.p`
  margin-top: ${theme.space.s7};
`
