import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Lead } from '../../ui/Lead'
import { rem, theme } from '../../ui/theme'

/** Shows a text between the heading and the form. */
export function AuthLead({ children }: { children: ReactNode }) {
  return (
    <AuthIntro>
      <Lead>{children}</Lead>
    </AuthIntro>
  )
}

/** The place of that text, also for a lead that is more than one paragraph. */
export const AuthIntro = styled.div`
  margin-block: ${theme.space.s4} ${rem(34)};
`
