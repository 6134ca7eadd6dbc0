import styled from 'styled-components'
import { secondFactorNotice } from '../../content/admin/secondFactorNotice'
import { paths } from '../../paths'
import { Notice } from '../../ui/Notice'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'

/**
 * Asks the owner for a second factor, below each section until there is one (ACCOUNT-49). Above it, it would
 * push the list down.
 */
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
  padding-top: ${rem(16)};

  ${theme.media.print} {
    display: none;
  }
`
