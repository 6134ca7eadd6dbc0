import { invalidate, invalidates, refetches } from '../../../api/apollo/invalidate'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { NoteRowFragment } from '../../../api/operationTypes'
import { useDeleteNoteMutation, useUpdateNoteMutation } from './person.generated'
import { personTexts } from '../../../content/admin/person'
import { shortDateTime } from '../../../format/dates'
import { TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { clearDraft } from '../../../session/drafts'
import { Button } from '../../../ui/Button'
import { SmallButton } from '../../../ui/SmallButton'
import { ButtonRow } from '../../../ui/ButtonRow'
import { focusOnMount } from '../../../ui/focusOnMount'
import { Text } from '../../../ui/Text'
import { useDisclosure } from '../../../ui/useDisclosure'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { addressInWords } from '../entry/personNames'

const texts = personTexts.notes
const schema = chunk(() => import('./note.schema').then(m => m.noteSchema))

interface NoteProps {
  note: NoteRowFragment
  /** Called with a sentence for the team. */
  onRemoved: (notice: string) => void
}

/** A note with its writer and time. Its writer can edit and remove it. */
export function Note({ note, onRemoved }: NoteProps) {
  const { id, text, authorEmail, createdAt, editedAt, isOwn } = note
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure()
  const time = shortDateTime(createdAt)
  if (isOpen)
    return (
      <div tabIndex={-1} ref={focusOnMount} onKeyDown={onKeyDown}>
        <EditNote note={note} label={texts.edit.named(time)} onClose={close} />
      </div>
    )
  return (
    <>
      <Written>{text}</Written>
      <Text tone="muted" size="small">
        <Author translate="no">{addressInWords(authorEmail)}</Author>
        <span>, </span>
        <time dateTime={createdAt}>{time}</time>
        {editedAt && <span>{`, ${texts.edited(shortDateTime(editedAt))}`}</span>}
      </Text>
      {isOwn && (
        <RemoveNote id={id} time={time} onRemoved={onRemoved}>
          <SmallButton aria-label={texts.edit.named(time)} ref={buttonRef} onClick={open}>
            {texts.edit.label}
          </SmallButton>
        </RemoveNote>
      )}
    </>
  )
}

interface EditNoteProps {
  note: NoteRowFragment
  label: string
  onClose: () => void
}

/** Changes a note. What is typed is kept when the page is left, until it is saved or cancelled. */
function EditNote({ note: { id, text: before }, label, onClose }: EditNoteProps) {
  const [updateNote] = useUpdateNoteMutation({ refetchQueries: invalidates('auditLog') })
  const draft = `edited-note-${id}`
  return (
    <Form
      label={label}
      schema={schema}
      blank={{ text: before }}
      draft={draft}
      submit={({ text }) => updateNote({ variables: { input: { id, text } } }).then(onClose)}
      withoutToast
      failed={texts.edit.failed}
    >
      <TextAreaField name="text" label={texts.edit.text} rows={3} required />
      <ButtonRow>
        <SubmitButton label={texts.edit.submit} pending={texts.edit.pending} />
        <Button
          tone="secondary"
          onClick={() => {
            clearDraft(draft)
            onClose()
          }}
        >
          {texts.edit.cancel}
        </Button>
      </ButtonRow>
    </Form>
  )
}

interface RemoveNoteProps extends Pick<NoteProps, 'onRemoved'> {
  id: string
  time: string
  /** The button beside it. */
  children: ReactNode
}

function RemoveNote({ id, time, onRemoved, children }: RemoveNoteProps) {
  const [deleteNote] = useDeleteNoteMutation(refetches('person', 'auditLog'))
  async function remove() {
    await deleteNote({ variables: { input: { id } } })
    onRemoved(texts.remove.done(time))
  }
  return (
    <ConfirmAction
      texts={texts.remove.texts(time)}
      failed={texts.remove.failed}
      onConfirm={remove}
      onRefused={() => invalidate('person', 'auditLog')}
    >
      {children}
    </ConfirmAction>
  )
}

const Written = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Author = styled.span`
  overflow-wrap: anywhere;
`
