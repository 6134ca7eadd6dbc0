import type { ReactNode } from 'react'
import styled from 'styled-components'
import { memberHome } from '../../content/memberHome'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { rem, theme } from '../../ui/theme'
import { type CourtStates, MemberCourt } from './MemberCourt'

interface MemberWelcomeProps {
  firstName: string | null
  /** Above the greeting. */
  before?: ReactNode
  /** Above the tiles. */
  now?: ReactNode
  /** The states of the two courts; without them, those that the club states. */
  courts?: CourtStates
}

/** Shows the greeting, with the member's court below it. */
export function MemberWelcome({ firstName, before, now, courts }: MemberWelcomeProps) {
  return (
    <Container>
      <Layout>
        {before}
        <Heading level={1} size="d1">
          <span>{memberHome.welcome}</span>{' '}
          <span translate="no">{firstName?.trim() || memberHome.nameless}</span>
        </Heading>
        <Tiles>
          {now}
          <MemberCourt states={courts} />
        </Tiles>
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

const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(16)};
`
