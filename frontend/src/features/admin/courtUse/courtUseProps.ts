import type { UsePeriod } from '../../../api/operationTypes'
import type { SectionProps } from '../section/AdminSection'

/** The props of each part of the section. */
export interface CourtUseProps extends SectionProps<'part' | 'period'> {
  period: UsePeriod
}
