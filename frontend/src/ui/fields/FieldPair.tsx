import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../theme'

/** Two fields beside one another; under one another on a phone. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <Pair>{children}</Pair>
}

/** A field by itself: wide enough for an address, no wider. */
export function FieldAlone({ children }: { children: ReactNode }) {
  return <Alone>{children}</Alone>
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${rem(24)};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Alone = styled.div`
  max-width: ${rem(620)};
`
