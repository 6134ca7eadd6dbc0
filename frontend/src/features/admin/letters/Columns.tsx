import styled from 'styled-components'
import { rem } from '../../../ui/theme'

/** Two columns on wide screens: what is written, and what its readers see. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${rem(24)};

  @container (min-width: ${rem(860)}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
