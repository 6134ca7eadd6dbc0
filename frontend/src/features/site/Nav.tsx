import { club } from '@shared/club'
import styled, { css } from 'styled-components'
import { useSession } from '../../session/session'
import { site } from '../../content/site'
import { paths } from '../../paths'
import { Brand } from '../../ui/Brand'
import { Container } from '../../ui/Container'
import { currentMark } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { MobileMenu } from './MobileMenu'
import { NavLink } from './NavLink'
import { SessionActions } from './SessionActions'

const words = site.nav

const common = [
  { label: words.about, to: paths.about() },
  { label: words.membership, to: paths.membership() },
  { label: words.surveys, to: paths.surveys() },
  { label: words.faq, to: paths.faq() },
]
const forVisitors = [...common, { label: words.contact, to: paths.contact() }]
const forMembers = [{ label: words.booking, to: paths.booking() }, ...common]

/** The bar on top of a page; where it does not fit, a button opens the same as a full-screen menu. */
export function Nav({ brandOnly = false }: { brandOnly?: boolean }) {
  const { status } = useSession()
  const member = status === 'signedIn'
  const links = member ? forMembers : forVisitors
  return (
    <Header>
      <Container>
        <Bar as={brandOnly ? 'div' : 'nav'} aria-label={brandOnly ? undefined : words.label}>
          <Brand name={club.name} to={paths.home()} />
          {!brandOnly && (
            <>
              <Links role="list" $member={member}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <BarLink to={to}>{label}</BarLink>
                  </li>
                ))}
              </Links>
              <Actions $member={member}>
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

/* Where the team's bar, which holds the most, has just not folded yet. */
const snug = '@media (max-width: 1400px)'

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
`

const Links = styled.ul<{ $member: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${rem(4)};
  min-width: 0;
  margin-left: auto;

  --pad: ${rem(14)};

  ${snug} {
    --pad: ${rem(10)};
    gap: 0;
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

const Actions = styled.div<{ $member: boolean }>`
  display: flex;
  flex: none;
  justify-content: flex-end;
  align-items: center;
  gap: ${rem(12)};
  min-width: ${rem(206)};

  ${snug} {
    gap: ${rem(8)};
  }
  ${folds}
`
