import type { ReactNode } from 'react'
import type { admin } from '../../content/admin/admin'
import { paths } from '../../paths'
import type { SectionProps } from './section/AdminSection'

interface Section<Param extends string = string> {
  /** Its link in the navigation, the page's heading and the page's title. */
  label: string
  group: keyof typeof admin.groups
  /** The names that its filters and its order have in the address; search and paging are known to every section. */
  params?: readonly Param[]
  load: () => Promise<(props: SectionProps<NoInfer<Param>>) => ReactNode>
}

/** Checks that the component reads no other parameters than those declared. */
const section = <const Param extends string = never>(declared: Section<Param>): Section => declared

/**
 * The sections of the team's page, by their names in the address and in the order of the navigation. This file is part
 * of the page that everybody may open, so it imports no component: a section's code is loaded when it is shown.
 */
export const sections = {
  waitlist: section({
    label: 'Waitlist',
    group: 'people',
    params: ['status', 'planWish', 'sort', 'direction'],
    load: () => import('./waitlist/Waitlist').then(m => m.Waitlist),
  }),
  statistics: section({
    label: 'Statistics',
    group: 'people',
    load: () => import('./statistics/Statistics').then(m => m.Statistics),
  }),
  messages: section({
    label: 'Messages',
    group: 'answers',
    params: ['status'],
    load: () => import('./inbox/Inbox').then(m => m.Inbox),
  }),
  surveys: section({
    label: 'Surveys',
    group: 'answers',
    params: ['survey'],
    load: () => import('./surveyResults/SurveyResults').then(m => m.SurveyResults),
  }),
  mail: section({
    label: 'Mail',
    group: 'site',
    params: ['state'],
    load: () => import('./mail/Mails').then(m => m.Mails),
  }),
  newsletter: section({
    label: 'Newsletter',
    group: 'site',
    load: () => import('./newsletter/Newsletter').then(m => m.Newsletter),
  }),
}

export type SectionName = keyof typeof sections

/** The section of /admin without a `view`. */
const DEFAULT_SECTION: SectionName = 'waitlist'

/** The section that the address's `view` names; the default one if it names none. */
export const parseSection = (view: string | null): SectionName =>
  view !== null && isSection(view) ? view : DEFAULT_SECTION

const isSection = (view: string): view is SectionName => Object.hasOwn(sections, view)

export const sectionPath = (name: SectionName) =>
  paths.admin(name === DEFAULT_SECTION ? {} : { view: name })
