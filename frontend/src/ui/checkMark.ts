import { css } from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

/** The style of every checkbox and radio button: a ticked square, or a ball. */
export const checkMark = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: ${rem(26)};
  height: ${rem(26)};
  border: ${theme.stroke.ui} solid ${tone.line};
  border-radius: ${theme.radius.line};
  background: ${tone.field};
  cursor: inherit;

  &[type='radio'] {
    border-radius: ${theme.radius.ball};
  }
  &:checked {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
  }
  &[type='checkbox']:checked::after {
    content: '';
    width: ${rem(8)};
    height: ${rem(14)};
    margin-top: ${rem(-4)};
    border: solid ${theme.color.optic};
    border-width: 0 ${rem(3)} ${rem(3)} 0;
    transform: rotate(45deg);
  }
  &[type='radio']:checked::after {
    content: '';
    width: ${rem(14)};
    height: ${rem(14)};
    border-radius: ${theme.radius.ball};
    background: ${theme.color.optic};
  }
  &:disabled {
    border-color: ${theme.color.disabledLineLit};
    background: ${theme.color.disabledFillLit};
  }
  ${theme.media.forced} {
    appearance: auto;
  }
`
