import { useFormikContext } from 'formik'
import type { LucideIcon } from 'lucide-react'
import { Button } from '../ui/Button'

interface SubmitButtonProps {
  label: string
  /** The words while the form is on its way. */
  pending: string
  icon?: LucideIcon
  block?: boolean
}

/** Sends the form; disabled and saying so while it is under way. */
export function SubmitButton({ label, pending, icon, block = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  const button = (
    <Button type="submit" icon={icon} block={block} pending={isSubmitting && pending}>
      {label}
    </Button>
  )
  return block ? button : <div>{button}</div>
}
