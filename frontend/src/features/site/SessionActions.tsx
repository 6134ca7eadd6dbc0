import { ArrowRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../session/session'
import { site } from '../../content/site'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Text } from '../../ui/Text'
import { useLogout } from './useLogout'

const texts = site.nav

export interface LinkTarget {
  label: string
  to: string
}

const memberLinks: LinkTarget[] = [
  { label: texts.dashboard, to: paths.dashboard() },
  { label: texts.profile, to: paths.profile() },
]

const adminLink: LinkTarget = { label: texts.admin, to: paths.today() }

/**
 * Shows the navigation's buttons for a signed-in person or a visitor: small in the bar, wide in the
 * menu.
 */
export function SessionActions({ size }: { size: 'small' | 'medium' }) {
  const session = useSession()
  if (session.status === 'loading')
    return (
      <Text as="span" size="small" weight="semibold">
        {texts.loading}
      </Text>
    )
  if (session.status !== 'signedIn') return <ForVisitors size={size} />
  return (
    <ForMembers
      size={size}
      places={session.user.staffRole ? [adminLink, ...memberLinks] : memberLinks}
    />
  )
}

function ForVisitors({ size }: { size: 'small' | 'medium' }) {
  const wide = size === 'medium'
  const login = (
    <ButtonLink key="login" to={paths.auth()} tone="secondary" size={size}>
      {texts.login}
    </ButtonLink>
  )
  const join = (
    <ButtonLink key="join" to={paths.auth()} size={size} icon={wide ? ArrowRight : undefined}>
      {texts.join}
    </ButtonLink>
  )
  return wide ? [join, login] : [login, join]
}

function ForMembers({ size, places }: { size: 'small' | 'medium'; places: LinkTarget[] }) {
  const logout = useLogout()
  const { pathname } = useLocation()
  const look = { tone: 'secondary', size } as const
  return (
    <>
      {places.map(({ label, to }) => (
        <ButtonLink key={to} to={to} current={pathname === to.split('?')[0]} {...look}>
          {label}
        </ButtonLink>
      ))}
      <Button {...look} onClick={() => void logout()}>
        {texts.logout}
      </Button>
    </>
  )
}
