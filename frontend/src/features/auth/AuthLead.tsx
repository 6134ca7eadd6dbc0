import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../../ui/theme'

/** Shows a text between the heading and the form. */
export function AuthLead({ children }: { children: ReactNode }) {
  return <Intro>{children}</Intro>
}

const Intro = styled.div`
  margin-block: ${theme.space.s4} ${rem(34)};
`
