import { Link, useLocation, type LinkProps } from 'react-router-dom'
import { paths } from '../../paths'

/* A survey is a page of the surveys: the navigation says where its reader is. */
const childPages: Record<string, string[]> = {
  [paths.surveys()]: [
    paths.survey(),
    paths.pricingSurvey(),
    paths.amenitiesSurvey(),
    paths.locationSurvey(),
  ],
}

/** A link of the navigation that knows whether its page, or one that belongs to it, is open. */
export function NavLink({ to, ...link }: LinkProps & { to: string }) {
  const { pathname } = useLocation()
  const inside = childPages[to]?.includes(pathname) === true
  return <Link to={to} aria-current={pathname === to ? 'page' : inside || undefined} {...link} />
}
