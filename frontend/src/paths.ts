/** The only place a URL is spelled. */
type Query = Record<string, string | readonly string[] | undefined>

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().flatMap(value => (value === '' ? [] : [[name, value]])),
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** What the team looks at in /admin: every view, filter and page of it can be linked to. */
export type AdminParams = {
  /** messages, surveys, mail, newsletter or statistics; the waitlist without. */
  view?: string
  survey?: string
  search?: string
  status?: string
  state?: string
  planWish?: string
  sort?: string
  direction?: string
  /** Where a later page of the list begins, and which page that is. */
  after?: string
  page?: string
  /** Which end of the list its pages are counted from: `end`, or the start without. */
  from?: string
  /** The id of the entry whose person's panel is open. */
  person?: string
  /** The id of the mail whose panel is open. */
  mail?: string
}

type WaitlistFilter = Pick<AdminParams, 'search' | 'status' | 'planWish' | 'sort' | 'direction'> & {
  ids?: readonly string[]
}

/** What else /auth is besides the login form: the registration, and what has to do with a mailed link. */
type AuthMode = 'register' | 'forgot' | 'reset' | 'confirm' | 'news' | 'leave'

export const paths = {
  home: () => '/',
  about: () => '/about',
  membership: () => '/membership',
  contact: () => '/contact',
  surveys: () => '/surveys',
  survey: () => '/survey',
  pricingSurvey: () => '/pricing-survey',
  amenitiesSurvey: () => '/amenities-survey',
  locationSurvey: () => '/location-survey',
  waitlist: ({ ref }: { ref?: string } = {}) => withQuery('/waitlist', { ref }),
  share: ({ plan }: { plan?: string } = {}) => withQuery('/share', { plan }),
  faq: () => '/faq',
  privacy: () => '/privacy',
  auth: ({ mode, plan, ref }: { mode?: AuthMode; plan?: string; ref?: string } = {}) =>
    withQuery('/auth', { mode, plan, ref }),
  dashboard: () => '/dashboard',
  profile: () => '/profile',
  booking: () => '/booking',
  admin: (view: AdminParams = {}) => withQuery('/admin', view),
  /** Downloads, not pages. */
  waitlistCsv: (filter: WaitlistFilter = {}) => withQuery('/api/admin/waitlist.csv', filter),
  newsletterCsv: ({ search }: { search?: string } = {}) =>
    withQuery('/api/admin/newsletter.csv', { search }),
} as const
