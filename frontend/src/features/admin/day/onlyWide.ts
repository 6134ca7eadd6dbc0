import { css } from 'styled-components'
import { theme } from '../../../ui/theme'

/** Hides a button of a cell where two courts are narrow beside each other; the dialog has it too. */
export const onlyWide = css`
  ${theme.media.laptop} {
    display: none;
  }
  ${theme.media.phone} {
    display: contents;
  }
`
