import { matchPath } from 'react-router-dom'
import type { Chrome } from '../features/site/Layout'
import { lazyPage, type LazyPage } from '../hydration/lazyPage'
import { paths } from '../paths'

export interface FramedPage extends LazyPage {
  /** What stands around it. */
  chrome: Chrome
}

export interface Route extends FramedPage {
  path: string
  /** Who it is for. The page itself refuses others. */
  access: 'public' | 'member' | 'admin'
  /** Whether search engines may list it. */
  listed: boolean
  /** The URLs written as HTML at build. */
  prerender: string[]
}

function route(
  path: string,
  page: LazyPage,
  {
    access = 'public',
    listed = access === 'public',
    prerender = [path],
    chrome = 'full',
  }: Partial<Pick<Route, 'access' | 'listed' | 'prerender' | 'chrome'>> = {},
): Route {
  return { path, ...page, access, listed, prerender, chrome }
}

/** Each page is named as its file: the build finds a page's chunk by it. */
export const routes: Route[] = [
  route(
    paths.home(),
    lazyPage(() => import('../pages/HomePage').then(m => m.HomePage)),
  ),
  route(
    paths.auth(),
    lazyPage(() => import('../pages/AuthPage').then(m => m.AuthPage)),
    {
      listed: false,
      chrome: 'none',
      prerender: [
        paths.auth(),
        paths.auth({ mode: 'register' }),
        paths.auth({ mode: 'forgot' }),
        paths.auth({ mode: 'reset' }),
        paths.auth({ mode: 'confirm' }),
        paths.auth({ mode: 'news' }),
        paths.auth({ mode: 'leave' }),
      ],
    },
  ),
  route(
    paths.waitlist(),
    lazyPage(() => import('../pages/WaitlistPage').then(m => m.WaitlistPage)),
    { chrome: 'brandOnly' },
  ),
  route(
    paths.share(),
    lazyPage(() => import('../pages/SharePage').then(m => m.SharePage)),
    { listed: false },
  ),
  route(
    paths.about(),
    lazyPage(() => import('../pages/AboutPage').then(m => m.AboutPage)),
  ),
  route(
    paths.membership(),
    lazyPage(() => import('../pages/MembershipPage').then(m => m.MembershipPage)),
  ),
  route(
    paths.contact(),
    lazyPage(() => import('../pages/ContactPage').then(m => m.ContactPage)),
  ),
  route(
    paths.faq(),
    lazyPage(() => import('../pages/FaqPage').then(m => m.FaqPage)),
  ),
  route(
    paths.privacy(),
    lazyPage(() => import('../pages/PrivacyPage').then(m => m.PrivacyPage)),
  ),
  route(
    paths.surveys(),
    lazyPage(() => import('../pages/SurveysPage').then(m => m.SurveysPage)),
  ),
  route(
    paths.survey(),
    lazyPage(() => import('../pages/SurveyPage').then(m => m.SurveyPage)),
  ),
  route(
    paths.pricingSurvey(),
    lazyPage(() => import('../pages/PricingSurveyPage').then(m => m.PricingSurveyPage)),
  ),
  route(
    paths.amenitiesSurvey(),
    lazyPage(() => import('../pages/AmenitiesSurveyPage').then(m => m.AmenitiesSurveyPage)),
  ),
  route(
    paths.locationSurvey(),
    lazyPage(() => import('../pages/LocationSurveyPage').then(m => m.LocationSurveyPage)),
  ),
  route(
    paths.admin(),
    lazyPage(() => import('../pages/AdminPage').then(m => m.AdminPage)),
    {
      access: 'admin',
    },
  ),
  route(
    paths.dashboard(),
    lazyPage(() => import('../pages/DashboardPage').then(m => m.DashboardPage)),
    { access: 'member' },
  ),
  route(
    paths.profile(),
    lazyPage(() => import('../pages/ProfilePage').then(m => m.ProfilePage)),
    { access: 'member' },
  ),
  route(
    paths.booking(),
    lazyPage(() => import('../pages/BookingPage').then(m => m.BookingPage)),
    { access: 'member' },
  ),
]

export const notFound: FramedPage = {
  ...lazyPage(() => import('../pages/NotFoundPage').then(m => m.NotFoundPage)),
  chrome: 'full',
}

/** Exact spelling only, as the server matches: the HTML it sent and the page drawn over it must agree. */
export function pageAt(pathname: string): FramedPage {
  const found = routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))
  return found ?? notFound
}
