import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from './theme'

/** The court's 44 feet, centred. */
export function Container({ children }: { children: ReactNode }) {
  return <Box>{children}</Box>
}

const Box = styled.div`
  width: ${theme.court.page};
  margin-inline: auto;
`
