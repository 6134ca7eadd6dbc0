import type { ApolloClient } from '@apollo/client'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { Chrome } from '../features/site/Layout'
import { lazyComponent, type LazyComponent } from '../hydration/lazyComponent'
import { AUTH_MODES, paths } from '../paths'

export interface FramedPage extends LazyComponent<object> {
  /** The layout around it. */
  chrome: Chrome
  /** Who may open it. The page itself refuses everybody else. */
  access: 'public' | 'member' | 'admin'
}

export interface Route extends FramedPage {
  path: string
  /** Whether search engines may list it. */
  listed: boolean
  /** The URLs that the build prerenders. */
  prerender: string[]
  /**
   * Returns the queries of its first render in the current launch phase. The build writes these
   * requests into the HTML for visitors with a session cookie (ADR-5).
   */
  earlyQueries?: () => Promise<ApolloClient.QueryOptions[]>
}

function route(
  path: string,
  importer: () => Promise<ComponentType>,
  {
    access = 'public',
    listed = access === 'public',
    prerender = [path],
    chrome = 'full',
    earlyQueries,
  }: Partial<Omit<Route, 'path' | keyof LazyComponent<object>>> = {},
): Route {
  return { path, ...lazyComponent(importer), access, listed, prerender, chrome, earlyQueries }
}

/** Each page is named after its file: the build finds a page's chunk by this name. */
export const routes: Route[] = [
  route(paths.home(), () => import('../pages/HomePage').then(m => m.HomePage)),
  route(paths.auth(), () => import('../pages/AuthPage').then(m => m.AuthPage), {
    listed: false,
    chrome: 'none',
    prerender: [undefined, ...AUTH_MODES].map(mode => paths.auth({ mode })),
  }),
  route(paths.waitlist(), () => import('../pages/WaitlistPage').then(m => m.WaitlistPage), {
    chrome: 'brandOnly',
  }),
  route(paths.share(), () => import('../pages/SharePage').then(m => m.SharePage), {
    listed: false,
  }),
  route(paths.about(), () => import('../pages/AboutPage').then(m => m.AboutPage)),
  route(paths.membership(), () => import('../pages/MembershipPage').then(m => m.MembershipPage)),
  route(paths.contact(), () => import('../pages/ContactPage').then(m => m.ContactPage)),
  route(paths.faq(), () => import('../pages/FaqPage').then(m => m.FaqPage)),
  route(paths.privacy(), () => import('../pages/PrivacyPage').then(m => m.PrivacyPage)),
  route(
    paths.formNotSent(),
    () => import('../pages/FormNotSentPage').then(m => m.FormNotSentPage),
    { listed: false },
  ),
  route(paths.apiGuide(), () => import('../pages/ApiGuidePage').then(m => m.ApiGuidePage)),
  route(paths.surveys(), () => import('../pages/SurveysPage').then(m => m.SurveysPage)),
  route(paths.survey(), () => import('../pages/SurveyPage').then(m => m.SurveyPage)),
  route(paths.pricingSurvey(), () =>
    import('../pages/PricingSurveyPage').then(m => m.PricingSurveyPage),
  ),
  route(paths.amenitiesSurvey(), () =>
    import('../pages/AmenitiesSurveyPage').then(m => m.AmenitiesSurveyPage),
  ),
  route(paths.locationSurvey(), () =>
    import('../pages/LocationSurveyPage').then(m => m.LocationSurveyPage),
  ),
  route(paths.admin(), () => import('../pages/AdminPage').then(m => m.AdminPage), {
    access: 'admin',
  }),
  route(paths.dashboard(), () => import('../pages/DashboardPage').then(m => m.DashboardPage), {
    access: 'member',
    earlyQueries: () => import('../pages/dashboardQueries').then(m => m.dashboardQueries()),
  }),
  route(paths.profile(), () => import('../pages/ProfilePage').then(m => m.ProfilePage), {
    access: 'member',
    earlyQueries: () => import('../pages/dashboardQueries').then(m => m.profileQueries()),
  }),
  route(paths.booking(), () => import('../pages/BookingPage').then(m => m.BookingPage), {
    access: 'member',
    earlyQueries: () => import('../pages/dashboardQueries').then(m => m.bookingQueries()),
  }),
]

export const notFound: FramedPage = {
  ...lazyComponent(() => import('../pages/NotFoundPage').then(m => m.NotFoundPage)),
  chrome: 'full',
  access: 'public',
}

/**
 * Matches the exact spelling, as the server does, so that the served HTML and the hydrated page are
 * the same page.
 */
export function pageAt(pathname: string): FramedPage {
  const found = routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))
  return found ?? notFound
}
