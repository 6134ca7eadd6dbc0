import styled from 'styled-components'
import { theme } from '../../../ui/theme'

/** Shows its content only where table rows are cards. */
export const CardLayoutOnly = styled.div`
  display: none;

  ${theme.media.cards} {
    display: block;
  }
`
