import styled from 'styled-components'
import { faq } from '../../content/faq'
import { Accordion } from './Accordion'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Prose } from '../../ui/Prose'
import { Split } from '../../ui/Split'
import { rem, theme } from '../../ui/theme'
import { useLinkedQuestion } from './useLinkedQuestion'

/** Shows the questions by category. In each category one answer is open at a time. */
export function Categories() {
  const linked = useLinkedQuestion()
  return (
    <Container>
      {faq.categories.map(({ title, questions }, index) => (
        <Category key={title} aria-label={title}>
          <Split ratio="15/29" stackedGap="tight">
            <Sticky>
              <Heading level={2} size="d3">
                {title}
              </Heading>
            </Sticky>
            <Accordion
              openFirst={index === 0}
              linked={linked}
              onToggle={showInAddress}
              items={questions.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: <Prose pieces={answer} />,
              }))}
            />
          </Split>
        </Category>
      ))}
    </Container>
  )
}

/**
 * Writes the open question to the URL, so that a reader can share it. The router is not notified,
 * because nothing else changes.
 */
function showInAddress(id: string | undefined): void {
  const { pathname, search } = location
  history.replaceState(history.state, '', id ? `#${id}` : pathname + search)
}

const Category = styled.section`
  padding-bottom: ${rem(72)};

  &:last-child {
    padding-bottom: ${theme.space.s9};
  }

  ${theme.media.tablet} {
    padding-bottom: ${theme.space.s7};

    &:last-child {
      padding-bottom: ${theme.space.s9};
    }
  }
`

const Sticky = styled.div`
  position: sticky;
  top: ${theme.space.s5};

  ${theme.media.tablet} {
    position: static;
  }
`
