import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem } from './theme'

/** Buttons side by side. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};
`
