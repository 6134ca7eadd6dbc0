import { css } from 'styled-components'
import { theme } from './theme'
import { tone } from './tones'

/**
 * The focus ring of a tile, for `::after` of what follows its input. The tile needs
 * `position: relative`. The oldest browsers have no selector for the tile itself (PAGE-10).
 */
export const focusOfTile = css`
  content: '';
  position: absolute;
  z-index: 1;
  inset: 0;
  outline: ${theme.stroke.focus} solid ${tone.focus};
  outline-offset: ${theme.stroke.focus};
  box-shadow: 0 0 0 ${theme.stroke.focus} ${tone.focusGap};
  pointer-events: none;
`

/** Hides the focus ring of the input itself, because its tile shows one. */
export const noOwnFocus = css`
  outline: none;
  box-shadow: none;
`
