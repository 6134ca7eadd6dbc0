import { clubDayInWords } from '../../../format/daysInWords'
import { TextLink } from '../../../ui/TextLink'
import type { AdminView } from '../section/useAdminView'

interface OnlyUntilProps {
  view: AdminView<'until'>
  /** The day that the URL names. */
  until: string
  texts: { only: (day: string) => string; all: string }
}

/** Says up to which day a list is shown, and leads to the whole list. */
export function OnlyUntil({ view, until, texts }: OnlyUntilProps) {
  return (
    <>
      <span>{texts.only(clubDayInWords(until))}</span>{' '}
      <TextLink to={view.pathWith({ until: undefined })}>{texts.all}</TextLink>
    </>
  )
}
