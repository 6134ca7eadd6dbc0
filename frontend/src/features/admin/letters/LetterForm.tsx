import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { failureOf } from '../../../api/apollo/errors'
import { refetches } from '../../../api/apollo/invalidate'
import type { CreateLetterInput, WholeLetterFragment } from '../../../api/operationTypes'
import { lettersTexts } from '../../../content/admin/letters'
import { CancelButton } from '../../../form/CancelButton'
import { Field, TextAreaField } from '../../../form/Field'
import { Form, FormError } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { clearDraft } from '../../../session/drafts'
import { SmallButton } from '../../../ui/SmallButton'
import { ButtonRow } from '../../../ui/ButtonRow'
import { Stack } from '../../../ui/Stack'
import { rem } from '../../../ui/theme'
import { dismissFailure } from '../../../ui/toast'
import { tone } from '../../../ui/tones'
import { Panel } from '../section/Panel'
import { recordKeys } from '../section/recordKeys'
import { AudienceFields } from './AudienceFields'
import { audienceInput, audienceValues, blankAudience } from './audienceValues'
import { Columns } from './Columns'
import { KindField } from './KindField'
import type { LetterValues } from './letter.schema'
import { LetterPreview } from './LetterPreview'
import { useCreateLetterMutation, useUpdateLetterMutation } from './letters.generated'

const texts = lettersTexts.form
const schema = chunk(() => import('./letter.schema').then(m => m.letterSchema))

type Saved = Pick<WholeLetterFragment, 'id' | 'version' | 'subject' | 'body' | 'kind' | 'audiences'>

const blank: LetterValues = { subject: '', kind: 'notice', audiences: [blankAudience], body: '' }

const valuesOf = ({ subject, kind, audiences, body }: Saved): LetterValues => ({
  subject,
  kind,
  audiences: audiences.map(audienceValues),
  body,
})

const toInput = ({ audiences, ...values }: LetterValues): CreateLetterInput => ({
  ...values,
  audiences: audiences.map(audienceInput),
})

interface LetterFormProps {
  /** Reads the draft again, and returns it; undefined if it is gone. */
  reread?: () => Promise<WholeLetterFragment | null | undefined>
  /** The draft that is changed; missing for a new letter. */
  letter?: Saved
  onSaved: (letter: { id: string }) => void
  onCancel: () => void
}

/**
 * The form of a letter, with its preview beside it. What is typed is kept when the page is left, until it is
 * saved or cancelled.
 */
export function LetterForm({ letter, reread, onSaved, onCancel }: LetterFormProps) {
  // Words typed into an older version would replace what somebody else has written since. After a conflict
  // they keep the name of the version that they were typed into.
  const [draft] = useState(letter ? `letter-${letter.id}-${String(letter.version)}` : 'letter')
  /** The letter is no draft any more, so its words can only become a new letter. */
  const [isOver, setIsOver] = useState(false)
  const options = refetches('letters', 'letter')
  const [create] = useCreateLetterMutation(options)
  const [update] = useUpdateLetterMutation(options)

  async function save(values: LetterValues) {
    const input = toInput(values)
    if (letter && !isOver) {
      const { id, version } = letter
      await update({ variables: { input: { ...input, id, version } } }).catch(explainRefusal)
      finish(letter)
      return
    }
    const created = (await create({ variables: { input } })).data?.createLetter
    if (created) finish(created)
  }

  function finish(saved: { id: string }) {
    // The failure of an earlier try is over.
    dismissFailure()
    onSaved(saved)
  }

  /**
   * Reads the letter again: if it is a draft still, the next press saves over the change; otherwise it
   * saves a new letter.
   */
  async function explainRefusal(error: unknown): Promise<never> {
    const { code } = failureOf(error)
    if (code !== 'CONFLICT' && code !== 'NOT_FOUND') throw error
    const state = (await reread?.())?.state
    if (state !== 'draft') {
      setIsOver(true)
      throw new FormError(texts.over(state))
    }
    throw code === 'CONFLICT' ? new FormError(texts.conflict) : error
  }

  return (
    <Form
      label={letter ? texts.title : texts.newTitle}
      schema={schema}
      blank={letter ? valuesOf(letter) : blank}
      draft={draft}
      submit={save}
      failed={texts.failed}
    >
      <Columns>
        <Panel title={letter ? texts.title : texts.newTitle}>
          <Stack gap="s5">
            <Field
              name="subject"
              label={texts.subject}
              autoComplete="off"
              required
              autoFocus={letter !== undefined}
            />
            <KindField />
            <AudienceFields />
            <BodyField />
            <ButtonRow>
              <SubmitButton label={isOver ? texts.saveAsNew : texts.save} pending={texts.saving} />
              <CancelButton
                label={texts.cancel}
                onClick={() => {
                  clearDraft(draft)
                  onCancel()
                }}
              />
            </ButtonRow>
          </Stack>
        </Panel>
        <LivePreview />
      </Columns>
    </Form>
  )
}

function LivePreview() {
  const { values } = useFormikContext<LetterValues>()
  const { subject, body, kind } = values
  return <LetterPreview subject={subject} body={body} kind={kind} />
}

/** The text, with buttons that insert a placeholder where the cursor is. */
function BodyField() {
  const { values, setFieldValue } = useFormikContext<LetterValues>()
  const frame = useRef<HTMLDivElement>(null)

  function insert(placeholder: string) {
    const area = frame.current?.querySelector('textarea')
    const [start, end] = [area?.selectionStart ?? 0, area?.selectionEnd ?? 0]
    const { body } = values
    const changed = setFieldValue('body', body.slice(0, start) + placeholder + body.slice(end))
    area?.focus()
    const caret = start + placeholder.length
    // The new value would move it to the end.
    void changed.then(() => area?.setSelectionRange(caret, caret))
  }

  return (
    <div ref={frame}>
      <TextAreaField name="body" label={texts.body} hint={texts.bodyHint} rows={14} required />
      <Inserts role="group" aria-label={texts.insert}>
        {recordKeys(texts.placeholders).map(name => (
          <SmallButton key={name} compact onClick={() => insert(`{${name}}`)}>
            {texts.placeholders[name]}
          </SmallButton>
        ))}
      </Inserts>
      <Hint>{texts.placeholderHint}</Hint>
    </div>
  )
}

const Inserts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)};
  margin-block: ${rem(8)};
`

const Hint = styled.p`
  color: ${tone.text2};
  overflow-wrap: anywhere;
`
