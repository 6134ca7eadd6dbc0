import { useState } from 'react'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import type { SiteNoticeRowFragment } from '../../../api/operationTypes'
import { siteLineTexts } from '../../../content/admin/siteLine'
import { clubDateOf } from '../../../format/courtDays'
import { Dialog } from '../../../ui/Dialog'
import { clubTimeAt } from '../day/days'
import { orRefresh } from '../list/orRefresh'
import type { SiteLineValues } from './siteLine.schema'
import { useUpdateSiteNoticeMutation } from './siteLine.generated'
import { SiteLineForm } from './SiteLineForm'

const texts = siteLineTexts.change

/** The id of the button that opens the dialog and receives the focus when it closes. */
export const changeButtonId = (id: string) => `change-line-${id}`

interface ChangeLineProps {
  line: SiteNoticeRowFragment
  onClose: () => void
  onDone: (notice: string) => void
}

/** Returns the form's first values: the line as it is. */
const valuesOf = ({
  text,
  place,
  tone,
  startsAt,
  endsAt,
}: SiteNoticeRowFragment): SiteLineValues => ({
  text,
  place,
  tone,
  startDate: clubDateOf(new Date(startsAt)),
  startTime: clubTimeAt(startsAt),
  endDate: clubDateOf(new Date(endsAt)),
  endTime: clubTimeAt(endsAt),
})

/** Returns what differs; a day or a time that differs is sent with the other one. */
function changesOf(before: SiteLineValues, values: SiteLineValues): Partial<SiteLineValues> {
  const { text, place, tone, startDate, startTime, endDate, endTime } = values
  const isStart = startDate !== before.startDate || startTime !== before.startTime
  const isEnd = endDate !== before.endDate || endTime !== before.endTime
  return {
    ...(text !== before.text && { text }),
    ...(place !== before.place && { place }),
    ...(tone !== before.tone && { tone }),
    ...(isStart && { startDate, startTime }),
    ...(isEnd && { endDate, endTime }),
  }
}

/** Changes a line that has not ended. */
export function ChangeLine({ line, onClose, onDone }: ChangeLineProps) {
  const [before] = useState(() => valuesOf(line))
  const [update] = useUpdateSiteNoticeMutation(refetches('siteNotices'))
  return (
    <Dialog
      title={texts.title}
      subject={line.id}
      opener={changeButtonId(line.id)}
      onClose={onClose}
    >
      <SiteLineForm
        values={before}
        start="required"
        hasBegun={line.state === 'current'}
        labels={texts}
        onSubmit={async values => {
          const input = { id: line.id, ...changesOf(before, values) }
          await orRefresh(update({ variables: { input } }), () => invalidate('siteNotices'))
          onDone(texts.done)
        }}
      />
    </Dialog>
  )
}
