import { css } from 'styled-components'
import { rem } from '../../../ui/theme'

/**
 * A row of a person's position, name and badge. Enlarged letters leave no room for the badge beside
 * the name (PAGE-25).
 */
export const personRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};
  align-items: center;

  > :first-child {
    flex: 0 0 ${rem(48)};
  }
  > a {
    flex: 1 1 ${rem(90)};
  }
`
