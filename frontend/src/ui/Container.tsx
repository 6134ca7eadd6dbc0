import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from './theme'

/** A centred column, 44 feet of the court wide. */
export function Container({ children }: { children: ReactNode }) {
  return <Box>{children}</Box>
}

const Box = styled.div`
  width: ${theme.court.page};
  margin-inline: auto;
`
