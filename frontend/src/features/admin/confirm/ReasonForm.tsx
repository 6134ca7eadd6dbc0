import type { ReactNode } from 'react'
import { reasons } from '../../../content/admin/reasons'
import { TextAreaField } from '../../../form/Field'
import { type FailedTexts, Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { Box } from '../../../ui/Box'
import { Button } from '../../../ui/Button'
import { SmallButton } from '../../../ui/SmallButton'
import { ButtonRow } from '../../../ui/ButtonRow'
import { focusOnMount } from '../../../ui/focusOnMount'
import { useDisclosure } from '../../../ui/useDisclosure'

const schema = chunk(() => import('./reason.schema').then(m => m.reasonSchema))
const blank = { reason: '' }

interface ReasonFormProps {
  /** The accessible name of the first button and of the form; it includes the person. */
  name: string
  texts: Record<'hint' | 'submit' | 'pending', string> & {
    label: ReactNode
    /** The button that closes the form; by default Cancel. */
    keep?: string
    failed: FailedTexts
  }
  onSubmit: (reason: string) => Promise<unknown>
  /** Called when the form opens or closes. */
  onToggle?: (isOpen: boolean) => void
  /** Whether the change is offered; otherwise only the children and the button that closes are. */
  maySubmit?: boolean
  /** What the person should know first, above the reason. */
  children?: ReactNode
}

/** A button that opens a form for a reason; the form's button makes the change. */
export function ReasonForm({
  name,
  texts,
  onSubmit,
  onToggle,
  maySubmit = true,
  children,
}: ReasonFormProps) {
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure({ onToggle })
  if (!isOpen)
    return (
      <div>
        <SmallButton aria-label={name} ref={buttonRef} onClick={open}>
          {texts.label}
        </SmallButton>
      </div>
    )
  return (
    <Box fill="card" tabIndex={-1} ref={focusOnMount} onKeyDown={onKeyDown}>
      <Form
        label={name}
        schema={schema}
        blank={blank}
        submit={({ reason }) => onSubmit(reason)}
        withoutToast
        failed={texts.failed}
      >
        {children}
        {maySubmit && (
          <TextAreaField name="reason" label={reasons.reason} hint={texts.hint} rows={3} required />
        )}
        <ButtonRow>
          {maySubmit && <SubmitButton label={texts.submit} pending={texts.pending} />}
          <Button tone="secondary" onClick={close}>
            {texts.keep ?? reasons.cancel}
          </Button>
        </ButtonRow>
      </Form>
    </Box>
  )
}
