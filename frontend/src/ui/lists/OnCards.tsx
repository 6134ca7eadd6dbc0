import styled from 'styled-components'
import { theme } from '../theme'

/** What stands there only where a table's rows are cards. */
export const CardLayoutOnly = styled.div`
  display: none;

  ${theme.media.cards} {
    display: block;
  }
`
