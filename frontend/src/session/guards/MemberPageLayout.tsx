import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '../../ui/Container'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'

/** The frame of a member's page, with an optional note at its end. */
export function MemberPageLayout({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <Container>
      <Layout>
        {children}
        {note && (
          <Note>
            <Text tone="muted">{note}</Text>
          </Note>
        )}
      </Layout>
    </Container>
  )
}

const Layout = styled.div`
  padding-bottom: ${theme.space.s9};
`

const Note = styled.div`
  margin-top: ${rem(40)};
`
