import { css } from 'styled-components'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

/**
 * A link inside text or a table cell. Its touch target is high enough, and the row keeps its
 * height.
 */
export const inlineLink = css`
  display: inline-block;
  min-width: ${rem(24)};
  padding-block: ${rem(10)};
  margin-block: ${rem(-10)};
  font-weight: 600;
  text-decoration-thickness: ${theme.stroke.hair};
  text-decoration-color: ${tone.accent};
  text-underline-offset: ${rem(4)};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-thickness: ${theme.stroke.ui};
  }
`
