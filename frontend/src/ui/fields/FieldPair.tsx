import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../theme'

/** Two fields side by side; stacked on a phone. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <Pair>{children}</Pair>
}

/** A single field, wide enough for an e-mail address. */
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
