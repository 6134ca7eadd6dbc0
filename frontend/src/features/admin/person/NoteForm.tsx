import { invalidate, invalidates } from '../../../api/apollo/invalidate'
import { useCreateNoteMutation } from './person.generated'
import { personTexts } from '../../../content/admin/person'
import { TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { Text } from '../../../ui/Text'
import { orFindDone } from '../list/orFindDone'
import { findNote } from './findNote'

const texts = personTexts.notes
const schema = chunk(() => import('./note.schema').then(m => m.noteSchema))
const blank = { text: '' }
const fields = ['person', 'auditLog'] as const

interface NoteFormProps {
  userId: string
  /** The new note's id. */
  onAdded: (id: string | undefined) => void
}

/**
 * A form that adds a note. It keeps the draft until the note is sent, even if the page is left.
 */
export function NoteForm({ userId, onAdded }: NoteFormProps) {
  const [createNote] = useCreateNoteMutation({ refetchQueries: invalidates(...fields) })
  const draft = `note-${userId}`

  async function add({ text }: { text: string }) {
    const findOwn = () => findNote(userId, ({ isOwn }) => isOwn)
    const before = await findOwn()
    const { result: note } = await orFindDone(
      createNote({ variables: { input: { userId, text } } }).then(({ data }) => data?.createNote),
      () => invalidate(...fields),
      async () => {
        const newest = await findOwn()
        return newest && newest.id !== before?.id && newest.text === text ? newest : undefined
      },
    )
    onAdded(note?.id)
  }

  return (
    <Form
      key={userId}
      label={texts.form}
      schema={schema}
      blank={blank}
      draft={draft}
      submit={add}
      withoutToast
      done={texts.done}
      failed={texts.failed}
    >
      <TextAreaField name="text" label={texts.label} rows={3} required />
      <Text tone="muted" size="small">
        {texts.hint}
      </Text>
      <SubmitButton label={texts.add} pending={texts.adding} />
    </Form>
  )
}
