import type { ReactNode } from 'react'
import styled from 'styled-components'
import { memberHome } from '../../content/memberHome'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'
import { MemberCourt } from './MemberCourt'

interface MemberWelcomeProps {
  firstName: string | null
  /** Above the greeting. */
  before?: ReactNode
}

/** Shows the greeting, with the member's court below it. */
export function MemberWelcome({ firstName, before }: MemberWelcomeProps) {
  return (
    <Container>
      <Layout>
        {before}
        <Heading level={1} size="d1">
          <span>{memberHome.welcome}</span>{' '}
          <span translate="no">{firstName?.trim() || memberHome.nameless}</span>
        </Heading>
        <MemberCourt />
      </Layout>
    </Container>
  )
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(${rem(28)} + ${theme.space.s7});
  padding-block: ${rem(44)} ${theme.space.s10};
`
