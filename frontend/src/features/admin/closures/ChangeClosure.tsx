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
import { unsavedAttribute } from '../../../ui/unsaved'
import { ChangeClosureForm } from './ChangeClosureForm'
import type { ClosureChangeValues } from './closureChange.schema'
import { ClosurePlan } from './ClosurePlan'
import { closureFields } from './closureFields'
import { unlessGone } from './goneClosure'
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
  /** Called with a sentence if a colleague has removed the closure. */
  onGone: (reason: string) => void
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
  title,
  kind,
  until,
  note: note ?? '',
  isNoteOnSite,
  startTime: startTime.slice(0, 5),
  endTime: endTime.slice(0, 5),
  skipDates: '',
  restoreDates: [],
  reason: '',
})

const fields = ['title', 'kind', 'until', 'note', 'isNoteOnSite', 'startTime', 'endTime'] as const

/** Returns what differs from the closure; what is missing stays as it is. */
function changesOf(
  before: ClosureChangeValues,
  values: ClosureChangeValues,
): Omit<UpdateCourtClosureInput, 'id'> {
  const { skipDates, restoreDates, reason } = values
  const changed = fields.filter(field => values[field] !== before[field])
  return {
    ...Object.fromEntries(changed.map(field => [field, values[field]])),
    ...(skipDates && { skipDates: [skipDates] }),
    ...(restoreDates.length > 0 && { restoreDates }),
    ...(reason.trim() && { reason: reason.trim() }),
  }
}

/** Changes a closure, ends it or skips a day, after a look at what that does. */
export function ChangeClosure({ closure, today, onClose, onDone, onGone }: ChangeClosureProps) {
  const { id, title, skippedDates } = closure
  const [before] = useState(() => valuesOf(closure))
  const [values, setValues] = useState(before)
  const [planned, setPlanned] = useState<UpdateCourtClosureInput>()
  const isTyped = Object.keys(changesOf(before, values)).length > 0

  async function preview(typed: ClosureChangeValues) {
    const input = { id, ...changesOf(before, typed), cancelsBookings: false }
    const looked = client.query({
      query: UpdateCourtClosurePreviewDocument,
      variables: { input },
      fetchPolicy: 'network-only',
    })
    if (!(await unlessGone(looked, onGone))) return
    setValues(typed)
    setPlanned(input)
  }

  return (
    <Dialog title={texts.heading(title)} subject={id} opener={changeButtonId(id)} onClose={onClose}>
      {/* The preview has no form, and after it the form starts with what was typed (FORM-35). */}
      <div {...unsavedAttribute(isTyped)}>
        {planned ? (
          <Preview
            input={planned}
            onBack={() => setPlanned(undefined)}
            onDone={onDone}
            onGone={onGone}
          />
        ) : (
          <ChangeClosureForm
            values={values}
            skipped={skippedDates.filter(date => date >= today)}
            repeats={closure.from !== closure.until}
            onSubmit={preview}
          />
        )}
      </div>
    </Dialog>
  )
}

interface PreviewProps extends Pick<ChangeClosureProps, 'onDone' | 'onGone'> {
  input: UpdateCourtClosureInput
  onBack: () => void
}

function Preview({ input, onBack, onDone, onGone }: PreviewProps) {
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
      refetch={async () => (await refetch()).data?.updateCourtClosurePreview}
      choice={{ cancels, ...(input.reason && { onChoose: setCancels }) }}
      labels={{ ...texts, submit: texts.submitPlan(plan?.cancelled.length ?? 0) }}
      onSubmit={async bookingsToCancel => {
        const changed = update({ variables: { input: { ...variables.input, bookingsToCancel } } })
        return (await unlessGone(changed, onGone))?.data?.updateCourtClosure
      }}
      onDone={onDone}
      onBack={onBack}
      onGone={onGone}
    />
  )
}
