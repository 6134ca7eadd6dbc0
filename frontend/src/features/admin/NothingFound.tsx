import type { ListView } from './useAdminView'
import { admin } from '../../content/admin'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'

interface NothingFoundProps {
  view: ListView
  /** How many there are behind the filter, on all pages. */
  total: number
  text: string
  everything: string
}

const unfiltered = { search: undefined, status: undefined, planWish: undefined }

/** There are rows, but none here: nothing matches, or the list has become shorter than its page. */
export function NothingFound({ view, total, text, everything }: NothingFoundProps) {
  return (
    <Empty
      text={total > 0 ? admin.list.pastEnd : text}
      action={
        <Button tone="secondary" onClick={() => view.show(total > 0 ? {} : unfiltered)}>
          {total > 0 ? admin.list.fromStart : everything}
        </Button>
      }
    />
  )
}
