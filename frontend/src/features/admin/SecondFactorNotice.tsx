import styled from 'styled-components'
import { secondFactorNotice } from '../../content/admin/secondFactorNotice'
import { paths } from '../../paths'
import { Notice } from '../../ui/Notice'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'

/**
 * Asks the owner for a second factor, below each section until there is one (ACCOUNT-49). Above it, it
 * would push the list out of the first third of the screen (PAGE-26).
 */
export function SecondFactorNotice() {
  const { text, link } = secondFactorNotice
  return (
    <Line>
      <Notice>{text}</Notice>
      <TextLink to={paths.profile()}>{link}</TextLink>
    </Line>
  )
}

/* The link is taller than the text, to be easy to press. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${rem(12)};
  align-items: center;
  padding-top: ${rem(16)};

  ${theme.media.print} {
    display: none;
  }
`
