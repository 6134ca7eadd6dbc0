import { club } from '@shared/club'
import { useLocation } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { useSession, type Session } from '../../session/session'
import { site } from '../../content/site'
import { paths } from '../../paths'
import { Brand } from '../../ui/Brand'
import { Container } from '../../ui/Container'
import { currentMark } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { MobileMenu } from './MobileMenu'
import { NavLink } from './NavLink'
import { type LinkTarget, SessionActions } from './SessionActions'

const texts = site.nav

const common: LinkTarget[] = [
  { label: texts.about, to: paths.about() },
  { label: texts.membership, to: paths.membership() },
  { label: texts.surveys, to: paths.surveys() },
  { label: texts.faq, to: paths.faq() },
]
/*
 * While the session is being checked, the bar shows the links that both states share. Most such
 * sessions are a member's, so nothing moves afterwards.
 */
const linksFor: Record<Session['status'], LinkTarget[]> = {
  loading: common,
  signedOut: [...common, { label: texts.contact, to: paths.contact() }],
  signedIn: [{ label: texts.booking, to: paths.booking() }, ...common],
}

/**
 * The navigation bar at the top of a page. If the screen is too narrow, a button opens the same
 * links as a full-screen menu.
 */
export function Nav({ brandOnly = false }: { brandOnly?: boolean }) {
  const { status } = useSession()
  const { pathname } = useLocation()
  const member = status !== 'signedOut'
  return (
    <Header>
      <Container>
        <Bar as={brandOnly ? 'div' : 'nav'} aria-label={brandOnly ? undefined : texts.label}>
          <Brand name={club.name} to={paths.home()} />
          {!brandOnly && (
            <>
              <Links role="list" $member={member}>
                {linksFor[status].map(({ label, to }) => (
                  <li key={to}>
                    <BarLink to={to}>{label}</BarLink>
                  </li>
                ))}
              </Links>
              <Actions $member={member} $team={member && pathname === paths.admin()}>
                <SessionActions size="small" />
              </Actions>
              <MobileMenu />
            </>
          )}
        </Bar>
      </Container>
    </Header>
  )
}

const folds = css<{ $member: boolean }>`
  ${({ $member }) => ($member ? theme.media.wide : theme.media.laptop)} {
    display: none;
  }
`

/* On these screens the team's bar, the widest one, only just fits. */
const snug = '@media (max-width: 1439px)'

const Header = styled.header`
  position: relative;
  z-index: 5;
  color: ${theme.color.chalk};

  ${theme.media.print} {
    display: none;
  }
`

const Bar = styled.nav`
  display: flex;
  align-items: center;
  gap: ${rem(40)};
  min-height: ${theme.size.nav};
  padding-block: ${rem(8)};

  ${snug} {
    gap: ${rem(24)};
  }
  ${theme.media.laptop} {
    min-height: ${theme.size.navPhone};
  }
  ${theme.media.phone} {
    gap: ${rem(16)};
  }
  /* Without scripts the menu's button does nothing: the links are below it instead. */
  @media (scripting: none) {
    flex-wrap: wrap;

    > ul {
      display: flex;
    }
    > button {
      display: none;
    }
  }
`

const Links = styled.ul<{ $member: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${rem(4)};
  flex-grow: 1;
  min-width: 0;

  --pad: ${rem(14)};

  ${snug} {
    --pad: ${rem(10)};
    gap: 0;
  }
  /* Only without scripts it is shown here. */
  ${theme.media.phone} {
    justify-content: start;
    margin-inline-start: calc(-1 * var(--pad));
  }
  ${folds}
`

const BarLink = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  height: ${theme.size.minTarget};
  padding: 0 var(--pad);
  font: 600 ${rem(15)} / 1 ${theme.font.body};
  text-decoration: none;
  white-space: nowrap;

  &:hover,
  &[aria-current] {
    ${currentMark('var(--pad)', rem(4))}
  }
`

/* As wide as its final content, even while the session is being checked. */
const actionsWidth = ({ $member, $team }: { $member: boolean; $team: boolean }) => {
  if (!$member) return 206
  return $team ? 457 : 358
}

/* In the fallback font the content is up to this much wider. The gap before it gives it that room,
   so that nothing moves. */
const FALLBACK_MORE = 8

/* The gaps are narrower on those screens. */
const SNUG_LESS = 12

const Actions = styled.div<{ $member: boolean; $team: boolean }>`
  display: flex;
  flex: none;
  justify-content: flex-end;
  align-items: center;
  gap: ${rem(12)};
  min-width: ${bar => rem(actionsWidth(bar) + FALLBACK_MORE)};
  margin-inline-start: -${rem(FALLBACK_MORE)};
  min-height: ${theme.size.minTarget};

  ${snug} {
    gap: ${rem(8)};
    min-width: ${bar => rem(actionsWidth(bar) - SNUG_LESS + FALLBACK_MORE)};
  }
  ${folds}
`
