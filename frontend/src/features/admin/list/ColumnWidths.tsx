import styled, { css } from 'styled-components'

/**
 * Around a table: gives its last columns these CSS widths, in their order, so that rows that are drawn
 * later move nothing. Of a column that is `auto` the width is what the others leave; a column in which
 * a word or a button does not fit is wider.
 */
export const ColumnWidths = styled.div<{ $widths: readonly string[] }>`
  @media screen {
    ${({ $widths }) =>
      $widths.map(
        (width, index) => css`
          thead th:nth-last-child(${$widths.length - index}) {
            width: ${width};
          }
        `,
      )}
  }
`
