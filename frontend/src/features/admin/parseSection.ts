import { adminPage } from '../../content/adminPage'

const { sections } = adminPage

export type SectionName = keyof typeof sections

/** The section an address asks for; the first, if it asks for none there is. */
export const parseSection = (view: string | null): SectionName =>
  Object.keys(sections).find((name): name is SectionName => name === view) ?? 'waitlist'
