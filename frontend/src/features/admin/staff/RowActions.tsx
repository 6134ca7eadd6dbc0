import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'

/**
 * The buttons of a row; in a table with few columns they can be wide. Their width stays when a question opens,
 * so that the columns do not move; where the table is dense, it depends on the other columns. On a card they
 * have a row.
 */
export const RowActions = styled.div<{ $isWide?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)};
  width: ${({ $isWide = false }) => rem($isWide ? 320 : 240)};
  white-space: normal;
  overflow-wrap: anywhere;

  ${theme.media.dense} {
    width: auto;
  }
  ${theme.media.cards} {
    grid-column: 1 / -1;
    margin-top: ${rem(10)};
  }
  ${theme.media.print} {
    display: none;
  }
`
