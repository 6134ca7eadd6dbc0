import { staffMay, type StaffRoleName, type StaffScope } from '@shared/staff-scopes'
import type { ReactNode } from 'react'
import type { admin } from '../../content/admin/admin'
import { paths } from '../../paths'
import type { SectionProps } from './section/AdminSection'
import { recordKeys } from './section/recordKeys'

interface Section<Param extends string = string> {
  /** The text of its link in the navigation; also the page's heading and title. */
  label: string
  group: keyof typeof admin.groups
  /** The scope that its data needs: it is shown to the roles that have it. */
  staff: StaffScope
  /** The URL parameters of its filters and order. Every section has search and paging. */
  params?: readonly Param[]
  /** Opened by links alone: the navigation has none. */
  isUnlisted?: boolean
  /** Shows the choice of its parts in the head of the page (InHead). */
  hasParts?: boolean
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
  today: section({
    label: 'Today',
    group: 'now',
    staff: 'DAY_READ',
    load: () => import('./today/Today').then(m => m.Today),
  }),
  waitlist: section({
    label: 'Waitlist',
    group: 'people',
    staff: 'PEOPLE_READ',
    params: ['status', 'planWish', 'sort', 'direction'],
    load: () => import('./waitlist/Waitlist').then(m => m.Waitlist),
  }),
  waves: section({
    label: 'Waves',
    group: 'people',
    staff: 'WAVES_READ',
    params: ['until'],
    load: () => import('./waves/Waves').then(m => m.Waves),
  }),
  memberships: section({
    label: 'Memberships',
    group: 'people',
    staff: 'PEOPLE_READ',
    params: ['state'],
    load: () => import('./memberships/Memberships').then(m => m.Memberships),
  }),
  person: section({
    label: 'Person',
    group: 'people',
    staff: 'PEOPLE_READ',
    params: ['id'],
    isUnlisted: true,
    load: () => import('./person/PersonSection').then(m => m.PersonSection),
  }),
  day: section({
    label: 'Day',
    group: 'courts',
    staff: 'DAY_READ',
    params: ['date'],
    printsAlone: true,
    load: () => import('./day/Day').then(m => m.Day),
  }),
  closures: section({
    label: 'Closures',
    group: 'courts',
    staff: 'BLOCKS_READ',
    params: ['until'],
    load: () => import('./closures/Closures').then(m => m.Closures),
  }),
  use: section({
    label: 'Use',
    group: 'courts',
    staff: 'DAY_READ',
    params: ['part', 'period'],
    load: () => import('./courtUse/CourtUse').then(m => m.CourtUse),
  }),
  money: section({
    label: 'Money',
    group: 'courts',
    staff: 'CHARGES_READ',
    params: ['part', 'state', 'date'],
    hasParts: true,
    load: () => import('./money/Money').then(m => m.Money),
  }),
  messages: section({
    label: 'Messages',
    group: 'words',
    staff: 'INBOX_READ',
    params: ['status'],
    load: () => import('./inbox/Inbox').then(m => m.Inbox),
  }),
  surveys: section({
    label: 'Surveys',
    group: 'words',
    staff: 'SURVEYS_READ',
    params: ['survey'],
    load: () => import('./surveyResults/SurveyResults').then(m => m.SurveyResults),
  }),
  letters: section({
    label: 'Letters',
    group: 'words',
    staff: 'LETTERS_READ',
    params: ['id', 'state'],
    load: () => import('./letters/Letters').then(m => m.Letters),
  }),
  newsletter: section({
    label: 'Newsletter',
    group: 'words',
    staff: 'NEWSLETTER_READ',
    load: () => import('./newsletter/Newsletter').then(m => m.Newsletter),
  }),
  lines: section({
    label: 'Site line',
    group: 'words',
    staff: 'NOTICES_READ',
    load: () => import('./siteLine/SiteLines').then(m => m.SiteLines),
  }),
  planner: section({
    label: 'Planner',
    group: 'club',
    staff: 'FIGURES_READ',
    params: ['members', 'reservations', 'courts', 'met', 'anonymous'],
    load: () => import('./planner/Planner').then(m => m.Planner),
  }),
  statistics: section({
    label: 'Statistics',
    group: 'club',
    staff: 'FIGURES_READ',
    load: () => import('./statistics/Statistics').then(m => m.Statistics),
  }),
  mail: section({
    label: 'Mail',
    group: 'club',
    staff: 'MAIL_READ',
    params: ['state'],
    load: () => import('./mail/Mails').then(m => m.Mails),
  }),
  integrations: section({
    label: 'Integrations',
    group: 'club',
    staff: 'WEBHOOKS_READ',
    params: ['state'],
    load: () => import('./integrations/Integrations').then(m => m.Integrations),
  }),
  staff: section({
    label: 'Staff',
    group: 'club',
    staff: 'STAFF_READ',
    load: () => import('./staff/Staff').then(m => m.Staff),
  }),
  audit: section({
    label: 'Audit',
    group: 'club',
    staff: 'AUDIT_READ',
    params: ['userId', 'actorId', 'action'],
    load: () => import('./audit/Audit').then(m => m.Audit),
  }),
}

export type SectionName = keyof typeof sections

/** The section of `/admin` without `view`, which every role may see. */
export const DEFAULT_SECTION: SectionName = 'waitlist'

/** Returns the sections that a person with this role may see, in the order of the navigation. */
export const sectionsFor = (role: StaffRoleName | null): SectionName[] =>
  recordKeys(sections).filter(name => staffMay(role, sections[name].staff))

/** Returns the section named by `view` of the URL; undefined if there is none of this name. */
function requestedSection(view: string | null): SectionName | undefined {
  // The section of charges is a part of Money; links and bookmarks have its name.
  const requested = view === 'charges' ? 'money' : view
  return recordKeys(sections).find(name => name === requested)
}

/**
 * Returns the section named by `view` of the URL, or the default section if `view` names none that
 * the role may see.
 */
export function parseSection(view: string | null, role: StaffRoleName | null): SectionName {
  const requested = requestedSection(view)
  return requested && sectionsFor(role).includes(requested) ? requested : DEFAULT_SECTION
}

/** Returns the section named by `view` of the URL if the role may not see it. */
export function refusedSection(
  view: string | null,
  role: StaffRoleName | null,
): SectionName | undefined {
  const requested = requestedSection(view)
  return requested && !sectionsFor(role).includes(requested) ? requested : undefined
}

export const sectionPath = (name: SectionName) =>
  paths.admin(name === DEFAULT_SECTION ? {} : { view: name })
