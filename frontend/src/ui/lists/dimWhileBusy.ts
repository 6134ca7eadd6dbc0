import { css } from 'styled-components'
import { theme } from '../theme'

/** Dims what is busy while the next version loads; with a delay, so that a quick one does not flicker. */
export const dimWhileBusy = css`
  &[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity ${theme.motion.base} ${theme.motion.base};
  }
`
