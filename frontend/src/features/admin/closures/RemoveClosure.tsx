import { refetches } from '../../../api/apollo/invalidate'
import type { CourtClosureOutcomeFragment } from '../../../api/operationTypes'
import { closuresTexts } from '../../../content/admin/closures'
import { Dialog } from '../../../ui/Dialog'
import { ClosurePlan } from './ClosurePlan'
import { closureFields } from './closureFields'
import {
  useRemoveCourtClosureMutation,
  useRemoveCourtClosurePreviewQuery,
} from './closures.generated'

const texts = closuresTexts.remove

/** The id of the button that opens the dialog and receives the focus when it closes. */
export const removeButtonId = (id: string) => `remove-closure-${id}`

interface RemoveClosureProps {
  closure: { id: string; title: string }
  onClose: () => void
  /** Called with what the change has done. */
  onDone: (outcome: CourtClosureOutcomeFragment) => void
  /** Called with a sentence if a colleague has removed the closure. */
  onGone: (reason: string) => void
}

/** Removes a closure after a look at what becomes free. */
export function RemoveClosure({
  closure: { id, title },
  onClose,
  onDone,
  onGone,
}: RemoveClosureProps) {
  const variables = { input: { id } }
  const { data, error, refetch } = useRemoveCourtClosurePreviewQuery({
    variables,
    fetchPolicy: 'network-only',
  })
  const [remove] = useRemoveCourtClosureMutation(refetches(...closureFields))
  return (
    <Dialog title={texts.heading(title)} subject={id} opener={removeButtonId(id)} onClose={onClose}>
      <ClosurePlan
        plan={data?.removeCourtClosurePreview}
        error={error}
        refetch={async () => (await refetch()).data?.removeCourtClosurePreview}
        labels={texts}
        onSubmit={async () => (await remove({ variables })).data?.removeCourtClosure}
        onDone={onDone}
        onBack={onClose}
        onGone={onGone}
      />
    </Dialog>
  )
}
