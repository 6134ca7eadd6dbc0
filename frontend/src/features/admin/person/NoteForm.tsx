import { useCreateNoteMutation, WaitlistEntryDetailsDocument } from '../../../api/generated'
import { personWords } from '../../../content/person'
import { TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { Text } from '../../../ui/Text'
import { noteSchema } from './note.schema'

const words = personWords.notes
const blank = { text: '' }

/** Adds a note; what was typed outlives the panel until it is sent. */
export function NoteForm({ entryId }: { entryId: string }) {
  const [createNote] = useCreateNoteMutation({ refetchQueries: [WaitlistEntryDetailsDocument] })
  return (
    <Form
      key={entryId}
      label={words.form}
      schema={noteSchema}
      blank={blank}
      draft={`note-${entryId}`}
      submit={({ text }) => createNote({ variables: { input: { entryId, text } } })}
      done={words.done}
      failed={{ ...words.failed, guardTellsOfLostSession: true }}
    >
      <TextAreaField name="text" label={words.label} rows={3} required />
      <Text tone="muted" size="small">
        {words.hint}
      </Text>
      <SubmitButton label={words.add} pending={words.adding} />
    </Form>
  )
}
