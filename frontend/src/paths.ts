/** The only place a URL is spelled. */
type Query = Record<string, string | undefined>

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

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
  share: () => '/share',
  faq: () => '/faq',
  privacy: () => '/privacy',
  auth: ({ mode, ref }: { mode?: 'register'; ref?: string } = {}) =>
    withQuery('/auth', { mode, ref }),
  dashboard: () => '/dashboard',
  profile: () => '/profile',
  booking: () => '/booking',
  admin: () => '/admin',
} as const
