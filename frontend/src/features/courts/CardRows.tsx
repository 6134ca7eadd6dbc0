import styled from 'styled-components'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

/** The rows of a card on the booking page and the dashboard, with lines between them. */
export const CardRows = styled.ul`
  > li + li {
    margin-top: ${rem(16)};
    padding-top: ${rem(16)};
    border-top: ${theme.stroke.ui} solid ${tone.line};
  }
`

export const CardRow = styled.li`
  display: grid;
  gap: ${rem(8)};
  overflow-wrap: anywhere;
`
