import styled from 'styled-components'
import type { CourtDayQuery } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import { clubDayInWords } from '../../format/daysInWords'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

interface ClosureNotesProps {
  notes: CourtDayQuery['closureNotes'] | undefined
  /** Whether the lines say their day. */
  withDay?: boolean
}

/** What the club tells members about closures, one line each (BOOKING-43). */
export function ClosureNotes({ notes, withDay = false }: ClosureNotesProps) {
  if (!notes?.length) return null
  return (
    <Lines role="list" aria-label={courts.closures}>
      {notes.map(({ date, note, startsAt }) => (
        <li key={`${startsAt} ${note}`}>{withDay ? `${clubDayInWords(date)}: ${note}` : note}</li>
      ))}
    </Lines>
  )
}

const Lines = styled.ul`
  margin-bottom: ${theme.space.s5};
  padding: ${rem(8)} ${rem(16)};
  border-left: ${rem(4)} solid ${tone.accent};
  font-weight: 600;
  overflow-wrap: anywhere;
`
