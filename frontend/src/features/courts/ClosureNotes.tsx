import styled from 'styled-components'
import type { CourtDayQuery } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import { clubDayInWords } from '../../format/daysInWords'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

interface ClosureNotesProps {
  /** By time. */
  notes: CourtDayQuery['closureNotes'] | undefined
  /** Whether the lines say their days. */
  withDays?: boolean
}

/** What the club tells members about closures, one line each, however many days it is on (BOOKING-43). */
export function ClosureNotes({ notes, withDays = false }: ClosureNotesProps) {
  if (!notes?.length) return null
  return (
    <Lines role="list" aria-label={courts.closures}>
      {[...new Set(notes.map(({ note }) => note))].map(note => {
        const days = notes.filter(one => one.note === note).map(({ date }) => clubDayInWords(date))
        return <li key={note}>{withDays ? courts.closureDays(days, note) : note}</li>
      })}
    </Lines>
  )
}

const Lines = styled.ul`
  margin-bottom: ${theme.space.s5};
  padding: ${rem(8)} ${rem(16)};
  border-left: ${rem(4)} solid ${tone.accent};
  font-weight: 600;
  overflow-wrap: anywhere;

  > li + li {
    margin-top: ${rem(8)};
  }
`
