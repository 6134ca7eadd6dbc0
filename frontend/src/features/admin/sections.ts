import type { ReactNode } from 'react'
import type { admin } from '../../content/admin/admin'
import { paths } from '../../paths'
import type { SectionProps } from './section/AdminSection'

interface Section<Param extends string = string> {
  /** The text of its link in the navigation; also the page's heading and title. */
  label: string
  group: keyof typeof admin.groups
  /** The URL parameters of its filters and order. Every section has search and paging. */
  params?: readonly Param[]
  /** Printed on one sheet with its own title. */
  printsAlone?: boolean
  load: () => Promise<(props: SectionProps<NoInfer<Param>>) => ReactNode>
}

/** Makes the compiler check that the component reads only declared parameters. */
const section = <const Param extends string = never>(declared: Section<Param>): Section => declared

/**
 * The sections of the team's page by their names in the URL, in the order of the navigation.
 * Everybody may open the page that contains this file, so it imports no component: the code of a
 * section is loaded when the section is shown.
 */
export const sections = {
  waitlist: section({
    label: 'Waitlist',
    group: 'people',
    params: ['status', 'planWish', 'sort', 'direction'],
    load: () => import('./waitlist/Waitlist').then(m => m.Waitlist),
  }),
  waves: section({
    label: 'Waves',
    group: 'people',
    load: () => import('./waves/Waves').then(m => m.Waves),
  }),
  memberships: section({
    label: 'Memberships',
    group: 'people',
    params: ['state'],
    load: () => import('./memberships/Memberships').then(m => m.Memberships),
  }),
  day: section({
    label: 'Day',
    group: 'people',
    params: ['date'],
    printsAlone: true,
    load: () => import('./day/Day').then(m => m.Day),
  }),
  closures: section({
    label: 'Closures',
    group: 'people',
    load: () => import('./blocks/Blocks').then(m => m.Blocks),
  }),
  charges: section({
    label: 'Charges',
    group: 'people',
    params: ['state'],
    load: () => import('./charges/Charges').then(m => m.Charges),
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
  planner: section({
    label: 'Planner',
    group: 'answers',
    params: ['members', 'reservations', 'courts', 'met', 'anonymous'],
    load: () => import('./planner/Planner').then(m => m.Planner),
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
  integrations: section({
    label: 'Integrations',
    group: 'site',
    params: ['state'],
    load: () => import('./integrations/Integrations').then(m => m.Integrations),
  }),
}

export type SectionName = keyof typeof sections

/** The section of `/admin` without `view`. */
const DEFAULT_SECTION: SectionName = 'waitlist'

/** Returns the section named by `view` of the URL, or the default section if `view` names none. */
export const parseSection = (view: string | null): SectionName =>
  view !== null && isSection(view) ? view : DEFAULT_SECTION

const isSection = (view: string): view is SectionName => Object.hasOwn(sections, view)

export const sectionPath = (name: SectionName) =>
  paths.admin(name === DEFAULT_SECTION ? {} : { view: name })
