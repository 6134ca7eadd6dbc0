import { css } from 'styled-components'
import { theme } from '../../../ui/theme'

/** Dims the last forecast while the next one loads; with a delay, so that a quick one does not flicker. */
export const stale = css`
  &[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity ${theme.motion.base} ${theme.motion.base};
  }
`
