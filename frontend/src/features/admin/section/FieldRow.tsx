import styled from 'styled-components'
import { rem } from '../../../ui/theme'

/** Fields side by side, as far as they have room. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr));
  gap: ${rem(24)};
`
