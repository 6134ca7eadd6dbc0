import { useFormikContext } from 'formik'
import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../ui/Button'

interface SubmitButtonProps {
  label: string
  /** The label while the form is being sent. */
  pending: string
  icon?: LucideIcon
  block?: boolean
  disabled?: boolean
}

/** Submits the form. Disabled, with the pending label, while the form is being sent. */
export function SubmitButton({ pending, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return <PlacedButton pending={isSubmitting && pending} {...rest} />
}

interface PlacedButtonProps extends Omit<SubmitButtonProps, 'pending'> {
  pending: string | false
}

const PlacedButton = memo(function PlacedButton({
  label,
  pending,
  icon,
  block = false,
  disabled = false,
}: PlacedButtonProps) {
  const button = (
    <Button type="submit" icon={icon} block={block} disabled={disabled} pending={pending}>
      {label}
    </Button>
  )
  return block ? button : <div>{button}</div>
})
