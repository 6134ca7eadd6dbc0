import { useState } from 'react'
import { client } from '../../../api/apollo/client'
import { refetches } from '../../../api/apollo/invalidate'
import type {
  CourtClosureOutcomeFragment,
  CreateCourtClosureInput,
} from '../../../api/operationTypes'
import { closuresTexts } from '../../../content/admin/closures'
import { unsavedAttribute } from '../../../ui/unsaved'
import type { ClosureValues } from './closure.schema'
import { ClosureForm, type Court } from './ClosureForm'
import { ClosurePlan } from './ClosurePlan'
import { closureFields } from './closureFields'
import {
  CreateCourtClosurePreviewDocument,
  useCreateCourtClosureMutation,
  useCreateCourtClosurePreviewQuery,
} from './closures.generated'

const texts = closuresTexts.create

interface NewClosureProps {
  courts: readonly Court[]
  /** The values that the form starts with. */
  blank: ClosureValues
  /** Called with what the change has done. */
  onDone: (outcome: CourtClosureOutcomeFragment) => unknown
}

const toInput = ({ weekdays, note, ...values }: ClosureValues): CreateCourtClosureInput => ({
  ...values,
  weekdays: weekdays.length > 0 ? weekdays : null,
  note: note.trim() || null,
  cancelsBookings: false,
})

/** The form for times at which courts are closed and, once it is filled in, what it would do. */
export function NewClosure({ courts, blank, onDone }: NewClosureProps) {
  const [typed, setTyped] = useState<ClosureValues>()
  const [planned, setPlanned] = useState<CreateCourtClosureInput>()

  async function preview(values: ClosureValues) {
    const input = toInput(values)
    await client.query({
      query: CreateCourtClosurePreviewDocument,
      variables: { input },
      fetchPolicy: 'network-only',
    })
    setTyped(values)
    setPlanned(input)
  }

  return (
    // The preview has no form, and after it the form starts with what was typed (FORM-35).
    <div {...unsavedAttribute(typed !== undefined)}>
      {planned ? (
        <Preview
          input={planned}
          onBack={() => setPlanned(undefined)}
          onDone={outcome => {
            setTyped(undefined)
            setPlanned(undefined)
            return onDone(outcome)
          }}
        />
      ) : (
        <ClosureForm courts={courts} values={typed ?? blank} onSubmit={preview} />
      )}
    </div>
  )
}

interface PreviewProps {
  input: CreateCourtClosureInput
  onBack: () => void
  onDone: NewClosureProps['onDone']
}

function Preview({ input, onBack, onDone }: PreviewProps) {
  const [cancels, setCancels] = useState(false)
  const variables = { input: { ...input, cancelsBookings: cancels } }
  const { data, error, refetch } = useCreateCourtClosurePreviewQuery({
    variables,
    // The form has just asked for the first one.
    fetchPolicy: cancels ? 'network-only' : 'cache-first',
  })
  const [create] = useCreateCourtClosureMutation(refetches(...closureFields))
  const plan = data?.createCourtClosurePreview
  return (
    <ClosurePlan
      plan={plan}
      error={error}
      refetch={async () => (await refetch()).data?.createCourtClosurePreview}
      choice={{ cancels, onChoose: setCancels }}
      labels={{ ...texts, submit: texts.submitPlan(plan?.cancelled.length ?? 0) }}
      onSubmit={async bookingsToCancel => {
        const { data } = await create({
          variables: { input: { ...variables.input, bookingsToCancel } },
        })
        return data?.createCourtClosure
      }}
      onDone={onDone}
      onBack={onBack}
    />
  )
}
