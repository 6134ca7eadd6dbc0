import { useSettled } from '../section/useSettled'
import { useStaffMay } from '../section/useStaffMay'
import { foundOptions } from './foundOptions'
import { recentPeople } from './recentPeople'
import { usePeopleQuery } from './find.generated'

/** The pause in typing after which the search begins. */
const PAUSE_MS = 150

/** Returns what the typed text finds; without a text, the recent people. */
export function useFound(typed: string) {
  const text = typed.trim()
  const search = useSettled(text, PAUSE_MS)
  const { data, error } = usePeopleQuery({
    variables: {
      search,
      withMessages: useStaffMay('INBOX_READ'),
      withNewsletter: useStaffMay('NEWSLETTER_READ'),
    },
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  })
  if (text === '')
    return { options: recentPeople(), isRecent: true, isPending: false, error: undefined }
  const isCurrent = search === text
  const options = isCurrent && data ? foundOptions(data) : []
  const failure = isCurrent && !data ? error : undefined
  return { options, isRecent: false, isPending: !failure && !(isCurrent && data), error: failure }
}
