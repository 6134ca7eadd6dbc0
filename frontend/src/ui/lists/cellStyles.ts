import { css } from 'styled-components'
import { displayFace } from '../mixins'
import { rem, theme } from '../theme'
import { tone } from '../tones'

/* The limits are per column: a very long name or address leaves room for the other columns. */
const title = css`
  /* The widest windows have room for long words. */
  min-width: clamp(${rem(100)}, 100vw - ${rem(1270)}, ${rem(170)});
  max-width: ${rem(256)};
  line-height: ${rem(20)};
  white-space: normal;
  overflow-wrap: anywhere;

  ${theme.media.cards} {
    min-width: 0;
    max-width: none;
    line-height: ${rem(24)};
    font-weight: 600;
    font-size: ${rem(17)};
  }
`

/** The styles of a table's cells, in a row and in a card. */
export const cellStyles = {
  position: css`
    ${displayFace}
    font-size: ${rem(24)};
    line-height: 1;
    font-stretch: 78%;

    ${theme.media.cards} {
      font-size: ${rem(30)};
    }
  `,
  title,
  /** A title that has a row of a card to itself. */
  name: css`
    ${title}

    ${theme.media.cards} {
      grid-area: 2 / 1 / 3 / 4;
    }
  `,
  /** Buttons, also beside a badge (MarkedCell); in a card the parts of MarkedCell are placed separately. */
  actions: css`
    padding-block: ${rem(5)};

    ${theme.media.cards} {
      display: contents;
    }
  `,
  email: css`
    /* Wide enough for an ordinary address on one line. */
    min-width: ${rem(200)};
    max-width: ${rem(288)};
    font-size: ${rem(14)};
    line-height: ${rem(20)};
    white-space: normal;
    overflow-wrap: anywhere;

    ${theme.media.dense} {
      min-width: ${rem(152)};
    }
    ${theme.media.cards} {
      min-width: 0;
      max-width: none;
      font-size: ${rem(15)};
      grid-area: 2 / 1 / 3 / 4;
      margin-top: ${rem(8)};
      /* Room for the row's checkbox. */
      padding-right: var(--checkbox);
    }
  `,
  date: css`
    min-width: ${rem(106)};
    color: ${tone.text2};
    font-size: ${rem(15)};
    line-height: ${rem(20)};
    white-space: normal;
    text-wrap: balance;

    ${theme.media.cards} {
      grid-column: 1 / 4;
      min-width: 0;
      font-size: ${rem(14)};
      line-height: ${rem(22)};
    }
  `,
} as const

export type CellKind = keyof typeof cellStyles
