import styled from 'styled-components'
import { secondFactorNotice } from '../../content/admin/secondFactorNotice'
import { paths } from '../../paths'
import { Notice } from '../../ui/Notice'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'

/** Asks the owner for a second factor, on each section until there is one (ACCOUNT-49). */
export function SecondFactorNotice() {
  const { text, link } = secondFactorNotice
  return (
    <Line>
      <Notice>
        {text} <TextLink to={paths.profile()}>{link}</TextLink>
      </Notice>
    </Line>
  )
}

const Line = styled.div`
  padding-bottom: ${rem(16)};

  ${theme.media.print} {
    display: none;
  }
`
