import { css } from 'styled-components'
import { displayFace } from './looks'
import { rem, theme } from './theme'
import { tone } from './tones'

/** How a table's cells look, and where they stand when a row becomes a card. */
export const cellLooks = {
  position: css`
    ${displayFace}
    font-size: ${rem(24)};
    line-height: 1;
    font-stretch: 78%;

    ${theme.media.phone} {
      font-size: ${rem(30)};
    }
  `,
  title: css`
    min-width: ${rem(140)};
    white-space: normal;
    overflow-wrap: anywhere;

    ${theme.media.phone} {
      min-width: 0;
      font-weight: 600;
      font-size: ${rem(17)};
    }
  `,
  /** A badge with buttons (MarkedCell): its parts stand in the card themselves. */
  steps: css`
    ${theme.media.phone} {
      display: contents;
    }
  `,
  line: css`
    white-space: normal;

    ${theme.media.phone} {
      grid-area: 2 / 1 / 3 / 4;
      margin-top: ${rem(8)};
      font-size: ${rem(15)};
    }
  `,
  date: css`
    color: ${tone.text2};

    ${theme.media.phone} {
      grid-column: 1 / 4;
      font-size: ${rem(14)};
      line-height: ${rem(22)};
    }
  `,
} as const

export type CellKind = keyof typeof cellLooks
