import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { SurveyName } from '../../../api/generated'
import { stays } from '../useAdminView'
import { results as words } from '../../../content/surveyResults'
import { paths } from '../../../paths'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { surveyNames } from './surveyNames'

/** The five surveys; the first is what the section opens with. */
export function SurveyNav({ current }: { current: SurveyName }) {
  return (
    <Places aria-label={words.choose}>
      <Line role="list">
        {surveyNames.map(name => (
          <li key={name}>
            <Place
              to={paths.admin({ view: 'surveys', survey: name })}
              state={stays}
              aria-current={name === current ? 'page' : undefined}
            >
              {words.tabs[name]}
            </Place>
          </li>
        ))}
      </Line>
    </Places>
  )
}

const Places = styled.nav`
  ${theme.media.print} {
    display: none;
  }
`

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(4)} ${rem(24)};
`

const Place = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.minTarget};
  padding-inline: ${rem(2)};
  font-weight: 600;
  text-underline-offset: ${rem(5)};
  text-decoration-thickness: ${theme.stroke.hair};

  &:hover {
    text-decoration-thickness: ${theme.stroke.ui};
  }
  &[aria-current] {
    text-decoration: none;
    box-shadow: inset 0 -${theme.stroke.court} 0 ${tone.text};
  }
  ${theme.media.forced} {
    &[aria-current] {
      border-bottom: ${theme.stroke.court} solid;
    }
  }
`
