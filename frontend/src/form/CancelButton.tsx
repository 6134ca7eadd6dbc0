import { useFormikContext } from 'formik'
import { Button } from '../ui/Button'

/** Leaves the form. Disabled during a request, because a sent request cannot be cancelled. */
export function CancelButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button tone="secondary" disabled={isSubmitting} onClick={onClick}>
      {label}
    </Button>
  )
}
