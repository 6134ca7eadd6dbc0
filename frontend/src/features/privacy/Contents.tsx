import styled from 'styled-components'
import { privacy } from '../../content/privacy'
import { ListLink } from '../../ui/ListLink'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

const dates = [privacy.effective, privacy.updated]

/** Shows the policy's two dates and its table of contents. */
export function Contents() {
  return (
    <Sticky>
      <Dates>
        {dates.map(name => (
          <div key={name}>
            <dt>{name}</dt>
            <When>{privacy.date}</When>
          </div>
        ))}
      </Dates>
      <List aria-label={privacy.contents}>
        <ol role="list">
          {privacy.sections.map(({ id, title }) => (
            <li key={id}>
              <ListLink to={{ hash: id }}>{title}</ListLink>
            </li>
          ))}
        </ol>
      </List>
    </Sticky>
  )
}

const Sticky = styled.div`
  position: sticky;
  top: ${theme.space.s5};

  ${theme.media.tablet} {
    position: static;
  }
`

const Dates = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(16)} ${rem(32)};
  color: ${tone.text2};
  font-size: ${rem(15)};
  line-height: ${rem(24)};
`

const When = styled.dd`
  color: ${tone.text};
  font-weight: 600;
  font-size: ${rem(17)};
`

const List = styled.nav`
  margin-top: ${theme.space.s6};

  ${theme.media.print} {
    display: none;
  }
`
