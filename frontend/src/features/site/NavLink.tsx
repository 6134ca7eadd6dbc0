import { Link, useLocation, type LinkProps } from 'react-router-dom'
import { paths } from '../../paths'

/* The pages of the surveys belong to the link of the survey hub. */
const childPages: Record<string, string[]> = {
  [paths.surveys()]: [
    paths.survey(),
    paths.pricingSurvey(),
    paths.amenitiesSurvey(),
    paths.locationSurvey(),
  ],
}

/**
 * A link of the navigation. It is marked as current if its page, or a page that belongs to it, is
 * open.
 */
export function NavLink({ to, ...link }: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  const inside = childPages[to]?.includes(pathname) === true
  return <Link to={to} aria-current={pathname === to ? 'page' : inside || undefined} {...link} />
}
