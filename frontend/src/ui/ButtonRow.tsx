import styled from 'styled-components'
import { rem } from './theme'

/** Buttons side by side. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};
`
