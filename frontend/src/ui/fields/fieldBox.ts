import { css } from 'styled-components'
import { focusGap } from '../mixins'
import { rem, theme } from '../theme'
import { tone } from '../tones'

const bar = `inset ${theme.stroke.bar} 0 0 ${tone.error}`

/** The styles of an input: a bordered box, with a bar when the value is invalid. */
export const fieldBox = css<{ $invalid: boolean }>`
  display: block;
  width: 100%;
  min-height: ${theme.size.input};
  padding: ${rem(14)} ${rem(16)};
  border: ${theme.stroke.ui} solid ${tone.line};
  border-radius: ${theme.radius.line};
  background: ${tone.field};
  color: ${tone.text};
  font: 500 ${rem(17)} / ${rem(24)} ${theme.font.body};

  &::placeholder {
    color: ${tone.text2};
    opacity: 1;
  }
  &:hover,
  &:focus {
    border-color: ${tone.text};
  }

  ${({ $invalid: $invalid }) =>
    $invalid &&
    css`
      padding-left: ${rem(22)};
      border-color: ${tone.error};
      box-shadow: ${bar};
      ${focusGap(bar)}

      &:hover,
      &:focus {
        border-color: ${tone.error};
      }
    `}
`
