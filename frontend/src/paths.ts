/** URLs are defined only in this file, and those of the team's downloads in features/admin/downloads.ts. */
type Query = Record<string, string | readonly string[] | undefined>

export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, values = []]) =>
    [values].flat().flatMap(value => (value === '' ? [] : [[name, value]])),
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** The query parameters of /admin, as each section declares them (features/admin/sections.ts). */
export type AdminParams = Readonly<Record<string, string | undefined>>

/** The modes of /auth besides the login form: registration, and the forms for mailed links. */
export const AUTH_MODES = [
  'register',
  'forgot',
  'reset',
  'confirm',
  'news',
  'leave',
  'offer',
  'staff',
  'keep',
  'undo',
] as const
type AuthMode = (typeof AUTH_MODES)[number]

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
  share: ({ plan, ref }: { plan?: string; ref?: string } = {}) =>
    withQuery('/share', { plan, ref }),
  faq: () => '/faq',
  privacy: () => '/privacy',
  /** Where the server leads a form that the browser has sent itself. */
  formNotSent: () => '/form-not-sent',
  apiGuide: () => '/graphql/docs',
  auth: ({ mode, plan, ref }: { mode?: AuthMode; plan?: string; ref?: string } = {}) =>
    withQuery('/auth', { mode, plan, ref }),
  dashboard: () => '/dashboard',
  profile: () => '/profile',
  booking: ({ day }: { day?: string } = {}) => withQuery('/booking', { day }),
  admin: (params: AdminParams = {}) => withQuery('/admin', params),
  /** Where the team begins. */
  today: () => withQuery('/admin', { view: 'today' }),
} as const
