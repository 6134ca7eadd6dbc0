import { useState } from 'react'
import { client } from '../../../api/apollo/client'
import { refetches } from '../../../api/apollo/invalidate'
import type {
  CourtClosureOutcomeFragment,
  CourtClosureRowFragment,
  UpdateCourtClosureInput,
} from '../../../api/operationTypes'
import { closuresTexts } from '../../../content/admin/closures'
import { Dialog } from '../../../ui/Dialog'
import { ChangeClosureForm } from './ChangeClosureForm'
import type { ClosureChangeValues } from './closureChange.schema'
import { ClosurePlan } from './ClosurePlan'
import { closureFields } from './closureFields'
import {
  UpdateCourtClosurePreviewDocument,
  useUpdateCourtClosureMutation,
  useUpdateCourtClosurePreviewQuery,
} from './closures.generated'

const texts = closuresTexts.change

/** The id of the button that opens the dialog and receives the focus when it closes. */
export const changeButtonId = (id: string) => `change-closure-${id}`

interface ChangeClosureProps {
  closure: CourtClosureRowFragment
  today: string
  onClose: () => void
  /** Called with what the change has done. */
  onDone: (outcome: CourtClosureOutcomeFragment) => void
}

/** Returns the form's first values: the closure as it is. */
const valuesOf = ({
  title,
  kind,
  until,
  note,
  isNoteOnSite,
  startTime,
  endTime,
}: CourtClosureRowFragment): ClosureChangeValues => ({
  ...{ title, kind, until, note: note ?? '', isNoteOnSite },
  startTime: startTime.slice(0, 5),
  endTime: endTime.slice(0, 5),
  skipDates: '',
  restoreDates: [],
  reason: '',
})

const fields = ['title', 'kind', 'until', 'note', 'isNoteOnSite', 'startTime', 'endTime'] as const

/** Returns what differs from the closure; what is missing stays as it is. */
function toInput(
  id: string,
  before: ClosureChangeValues,
  values: ClosureChangeValues,
): UpdateCourtClosureInput {
  const { skipDates, restoreDates, reason } = values
  const changed = fields.filter(field => values[field] !== before[field])
  return {
    id,
    ...Object.fromEntries(changed.map(field => [field, values[field]])),
    ...(skipDates && { skipDates: [skipDates] }),
    ...(restoreDates.length > 0 && { restoreDates }),
    reason: reason.trim() || null,
    cancelsBookings: false,
  }
}

/** Changes a closure, ends it or skips a day, after a look at what that does. */
export function ChangeClosure({ closure, today, onClose, onDone }: ChangeClosureProps) {
  const { id, title, skippedDates } = closure
  const [before] = useState(() => valuesOf(closure))
  const [values, setValues] = useState(before)
  const [planned, setPlanned] = useState<UpdateCourtClosureInput>()

  async function preview(typed: ClosureChangeValues) {
    const input = toInput(id, before, typed)
    await client.query({
      query: UpdateCourtClosurePreviewDocument,
      variables: { input },
      fetchPolicy: 'network-only',
    })
    setValues(typed)
    setPlanned(input)
  }

  return (
    <Dialog title={texts.heading(title)} subject={id} opener={changeButtonId(id)} onClose={onClose}>
      {planned ? (
        <Preview input={planned} onBack={() => setPlanned(undefined)} onDone={onDone} />
      ) : (
        <ChangeClosureForm
          values={values}
          skipped={skippedDates.filter(date => date >= today)}
          repeats={closure.from !== closure.until}
          onSubmit={preview}
        />
      )}
    </Dialog>
  )
}

interface PreviewProps {
  input: UpdateCourtClosureInput
  onBack: () => void
  onDone: ChangeClosureProps['onDone']
}

function Preview({ input, onBack, onDone }: PreviewProps) {
  const [cancels, setCancels] = useState(false)
  const variables = { input: { ...input, cancelsBookings: cancels } }
  const { data, error, refetch } = useUpdateCourtClosurePreviewQuery({
    variables,
    // The form has just asked for the first one.
    fetchPolicy: cancels ? 'network-only' : 'cache-first',
  })
  const [update] = useUpdateCourtClosureMutation(refetches(...closureFields))
  const plan = data?.updateCourtClosurePreview
  return (
    <ClosurePlan
      plan={plan}
      error={error}
      refetch={refetch}
      choice={{ cancels, ...(input.reason && { onChoose: setCancels }) }}
      labels={{ ...texts, submit: texts.submitPlan(plan?.cancelled.length ?? 0) }}
      onSubmit={async () => {
        const outcome = (await update({ variables })).data?.updateCourtClosure
        if (outcome) onDone(outcome)
      }}
      onBack={onBack}
    />
  )
}
