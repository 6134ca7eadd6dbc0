import { useState } from 'react'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import type { SiteNoticeRowFragment } from '../../../api/operationTypes'
import { siteLineTexts } from '../../../content/admin/siteLine'
import { Dialog } from '../../../ui/Dialog'
import { orFindDone } from '../list/orFindDone'
import { hasValues, valuesOf } from './lineValues'
import { listLines } from './listLines'
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
          const changes = changesOf(before, values)
          const { isAnswered } = await orFindDone<unknown>(
            update({ variables: { input: { id: line.id, ...changes } } }),
            () => invalidate('siteNotices'),
            async () =>
              (await listLines()).find(one => one.id === line.id && hasValues(one, changes)),
          )
          onDone(isAnswered ? texts.done : texts.doneUnanswered)
        }}
      />
    </Dialog>
  )
}
