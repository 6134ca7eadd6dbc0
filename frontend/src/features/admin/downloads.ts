import { type AdminParams, withQuery } from '../../paths'

type WaitlistFilter = {
  search?: string
  status?: string
  planWish?: string
  sort?: string
  direction?: string
  ids?: readonly string[]
}

/** The URLs of the team's downloads. They are not in paths.ts, which every visitor loads. */
export const downloads = {
  waitlist: (filter: WaitlistFilter = {}) => withQuery('/api/admin/waitlist.csv', filter),
  list: (
    list: 'audit' | 'bookings' | 'charges' | 'dues' | 'memberships' | 'newsletter',
    filter: AdminParams = {},
  ) => withQuery(`/api/admin/${list}.csv`, filter),
  till: (day: string) => withQuery('/api/admin/till.csv', { day }),
} as const
