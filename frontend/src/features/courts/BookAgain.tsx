import { useNavigate } from 'react-router-dom'
import { memberBookings } from '../../content/memberBookings'
import { addDays } from '../../format/courtDays'
import { clubDayInWords } from '../../format/daysInWords'
import { paths } from '../../paths'
import { replaceDialog } from '../../ui/replaceDialog'
import { TextLink } from '../../ui/TextLink'
import type { HourAgain } from './useBookAgain'

const texts = memberBookings.again
export const WEEK_DAYS = 7

interface BookAgainProps extends HourAgain {
  /** The day of the booking. */
  date: string
}

/** Leads to the same hour of a court a week later, and opens it with the names of the guests (PAGE-29). */
export function BookAgain({ date, ...again }: BookAgainProps) {
  const { court, hour } = again
  const navigate = useNavigate()
  const to = paths.booking({ day: addDays(date, WEEK_DAYS) })
  return (
    <TextLink
      to={to}
      state={{ again }}
      onClick={event => {
        // With such a key, the browser opens the link elsewhere.
        const { ctrlKey, metaKey, shiftKey, altKey } = event
        if (ctrlKey || metaKey || shiftKey || altKey) return
        event.preventDefault()
        replaceDialog(() => void navigate(to, { state: { again } }))
      }}
      aria-label={texts.name(court, `${clubDayInWords(date)}, ${hour}`)}
    >
      {texts.label}
    </TextLink>
  )
}
