import styled from 'styled-components'
import { privacy } from '../../content/privacy'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Prose } from '../../ui/Prose'
import { Split } from '../../ui/Split'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { Contents } from './Contents'

type Part = (typeof privacy.sections)[number]['parts'][number]

/** Shows the ten sections, with the table of contents and the two dates beside them. */
export function Policy() {
  return (
    <Layout>
      <Container>
        <Split ratio="15/29">
          <Contents />
          <div>
            {privacy.sections.map(({ id, title, parts }) => (
              <Chapter key={id} aria-labelledby={id}>
                <Heading level={2} size="d4" id={id} focusable>
                  {title}
                </Heading>
                {parts.map((part, index) => (
                  <Paragraph key={part.title ?? index} {...part} />
                ))}
              </Chapter>
            ))}
          </div>
        </Split>
      </Container>
    </Layout>
  )
}

function Paragraph({ title, text, points }: Part) {
  return (
    <Block>
      {title && <Subtitle>{title}</Subtitle>}
      {text && <Prose pieces={text} />}
      {points && (
        <Points role="list">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      )}
    </Block>
  )
}

const Layout = styled.div`
  padding-bottom: ${theme.space.s9};

  ${theme.media.print} {
    padding-bottom: 0;
  }
`

const Chapter = styled.section`
  padding-block: ${rem(32)};
  border-top: ${theme.stroke.ui} solid ${tone.hair};

  &:first-child {
    border-top-color: ${tone.text};
  }
`

const Block = styled.div`
  display: grid;
  gap: ${rem(8)};
  margin-top: ${rem(16)};
  color: ${tone.text2};
`

const Subtitle = styled.h3`
  color: ${tone.text};
  font: 600 ${rem(18)} / ${rem(28)} ${theme.font.body};
`

const Points = styled.ul`
  display: grid;
  gap: ${rem(6)};
  max-width: 44em;
  padding-left: ${rem(20)};
  list-style: disc;

  li::marker {
    color: ${tone.accent};
  }
`
