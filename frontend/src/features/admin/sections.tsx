import type { ComponentType } from 'react'
import { island } from '../../hydration/island'
import { Loading } from '../../ui/Loading'
import type { SectionProps } from './section/AdminSection'
import type { SectionName } from './parseSection'
import { Waitlist } from './waitlist/Waitlist'

const section = (load: () => Promise<ComponentType<SectionProps>>) => island(load, <Loading page />)

/** The sections of the team's page. The first comes with it. */
export const sections: Record<SectionName, ComponentType<SectionProps>> = {
  waitlist: Waitlist,
  messages: section(() => import('./inbox/Inbox').then(m => m.Inbox)),
  surveys: section(() => import('./surveyResults/SurveyResults').then(m => m.SurveyResults)),
  mail: section(() => import('./mail/Mails').then(m => m.Mails)),
  newsletter: section(() => import('./newsletter/Newsletter').then(m => m.Newsletter)),
  statistics: section(() => import('./statistics/Statistics').then(m => m.Statistics)),
}
