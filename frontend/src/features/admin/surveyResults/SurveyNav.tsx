import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { SurveyName } from '../../../api/operationTypes'
import { type AdminView, samePage } from '../section/useAdminView'
import { results as texts } from '../../../content/admin/surveyResults'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { recordKeys } from '../section/recordKeys'

interface SurveyNavProps {
  current: SurveyName
  view: AdminView<'survey'>
}

/** Shows links to the five surveys. The section opens with the first one. */
export function SurveyNav({ current, view }: SurveyNavProps) {
  return (
    <Nav aria-label={texts.choose}>
      <Links role="list">
        {recordKeys(texts.tabs).map(name => (
          <li key={name}>
            <SurveyLink
              to={view.pathWith({ survey: name })}
              state={samePage}
              aria-current={name === current ? 'page' : undefined}
            >
              {texts.tabs[name]}
            </SurveyLink>
          </li>
        ))}
      </Links>
    </Nav>
  )
}

const Nav = styled.nav`
  ${theme.media.print} {
    display: none;
  }
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(4)} ${rem(24)};
`

const SurveyLink = styled(Link)`
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
