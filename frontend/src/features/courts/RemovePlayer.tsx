import { X } from 'lucide-react'
import type { PlayerRowFragment } from '../../api/operationTypes'
import { players } from '../../content/players'
import { CancelButton } from '../../form/CancelButton'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { ButtonRow } from '../../ui/ButtonRow'
import { TextButton } from '../../ui/TextButton'
import { useDisclosure } from '../../ui/useDisclosure'
import { useRemove } from './usePlayers'

const schema = chunk(() => import('./removePlayer.schema').then(m => m.removePlayerSchema))
const texts = players.remove
const blank = { reason: '' }

/** Takes somebody who plays out of one's own booking, with a reason that they read. */
export function RemovePlayer({ player }: { player: PlayerRowFragment }) {
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure()
  const { removeWith } = useRemove()
  if (!isOpen)
    return (
      <TextButton icon={X} name={texts.name(player)} ref={buttonRef} onClick={open}>
        {texts.label}
      </TextButton>
    )
  return (
    <div role="group" aria-label={texts.name(player)} onKeyDown={onKeyDown}>
      <Form
        label={texts.name(player)}
        schema={schema}
        blank={blank}
        submit={({ reason }) => removeWith(player, reason)}
        failed={texts.failed}
        withoutToast
      >
        <Field
          name="reason"
          label={texts.reason}
          hint={texts.hint(player)}
          autoComplete="off"
          required
          autoFocus
        />
        <ButtonRow>
          <SubmitButton label={texts.yes} pending={texts.pending} />
          <CancelButton label={texts.close} onClick={close} />
        </ButtonRow>
      </Form>
    </div>
  )
}
