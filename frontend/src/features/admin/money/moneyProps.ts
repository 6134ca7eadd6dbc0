import type { SectionProps } from '../section/AdminSection'

/** The props of the section and of its parts. */
export type MoneyProps = SectionProps<'part' | 'state' | 'date'>
