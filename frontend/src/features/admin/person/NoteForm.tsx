import { invalidates } from '../../../api/apollo/invalidate'
import { useCreateNoteMutation } from './person.generated'
import { personTexts } from '../../../content/admin/person'
import { TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { Text } from '../../../ui/Text'

const texts = personTexts.notes
const schema = chunk(() => import('./note.schema').then(m => m.noteSchema))
const blank = { text: '' }

interface NoteFormProps {
  userId: string
  /** The new note's id. */
  onAdded: (id: string | undefined) => void
}

/**
 * A form that adds a note. It keeps the draft until the note is sent, even if the page is left.
 */
export function NoteForm({ userId, onAdded }: NoteFormProps) {
  const [createNote] = useCreateNoteMutation({
    refetchQueries: invalidates('person', 'auditLog'),
  })
  const draft = `note-${userId}`

  async function add({ text }: { text: string }) {
    const { data } = await createNote({ variables: { input: { userId, text } } })
    onAdded(data?.createNote?.id)
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
