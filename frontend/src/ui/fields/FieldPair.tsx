import styled from 'styled-components'
import { rem, theme } from '../theme'

/** Two fields side by side; stacked on a phone. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${rem(24)};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A single field, wide enough for an email address. */
export const FieldAlone = styled.div`
  max-width: ${rem(620)};
`
