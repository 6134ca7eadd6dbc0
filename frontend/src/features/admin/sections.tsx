import type { ComponentType } from 'react'
import { island, type IslandOptions } from '../../hydration/island'
import { type AdminParams, paths } from '../../paths'
import { Loading } from '../../ui/Loading'
import type { SectionProps } from './AdminSection'

const section = <Name extends string>(
  name: Name,
  label: string,
  load: () => Promise<ComponentType<SectionProps>>,
  options?: IslandOptions,
) => ({ name, label, Section: island(load, <Loading page />, options) })

/** The sections of the team's page, as its navigation shows them; /admin without a view is the first. */
const sections = [
  section('waitlist', 'Waitlist', () => import('./waitlist/Waitlist').then(m => m.Waitlist), {
    membersOnly: true,
  }),
  section('messages', 'Messages', () => import('./inbox/Inbox').then(m => m.Inbox)),
  section('surveys', 'Surveys', () =>
    import('./surveyResults/SurveyResults').then(m => m.SurveyResults),
  ),
  section('mail', 'Mail', () => import('./mail/Mails').then(m => m.Mails)),
  section('newsletter', 'Newsletter', () =>
    import('./newsletter/Newsletter').then(m => m.Newsletter),
  ),
  section('statistics', 'Statistics', () =>
    import('./statistics/Statistics').then(m => m.Statistics),
  ),
] as const

export type SectionName = (typeof sections)[number]['name']

/** The section an address asks for; the first, if it asks for none there is. */
export const parseSection = ({ view }: AdminParams) =>
  sections.find(({ name }) => name === view) ?? sections[0]

/** The sections' names, labels and addresses. */
export const sectionLinks = sections.map(({ name, label }, index) => ({
  name,
  label,
  to: paths.admin(index === 0 ? {} : { view: name }),
}))
