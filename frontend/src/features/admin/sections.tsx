import type { AdminParams } from '../../paths'

const sections = ['waitlist', 'messages', 'surveys', 'newsletter', 'statistics'] as const

/** The parts of the team's page. */
export type SectionName = (typeof sections)[number]

/** Which part an address asks for; the waitlist, if it asks for none there is. */
export const parseSection = ({ view }: AdminParams): SectionName =>
  sections.find(name => name === view) ?? 'waitlist'
