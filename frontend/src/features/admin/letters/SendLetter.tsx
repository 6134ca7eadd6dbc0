import { useFormikContext } from 'formik'
import type { LetterReachQuery, WholeLetterFragment } from '../../../api/operationTypes'
import { refetches } from '../../../api/apollo/invalidate'
import { lettersTexts } from '../../../content/admin/letters'
import { ChoiceField } from '../../../form/ChoiceField'
import { Choices } from '../../../form/Choices'
import { Field } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { Dialog } from '../../../ui/Dialog'
import { Text } from '../../../ui/Text'
import { FieldRow } from '../section/FieldRow'
import { useSendsMail } from '../section/useSendsMail'
import { changeLetter, type Reread } from './changeLetter'
import { useSendLetterMutation } from './letters.generated'
import type { SendValues } from './send.schema'

const texts = lettersTexts.send

/** The id of the button that opens the dialog and receives the focus when it closes. */
export const sendButtonId = (id: string) => `send-letter-${id}`

const schema = chunk(() => import('./send.schema').then(m => m.sendSchema))
const times = { now: { label: texts.times.now }, later: { label: texts.times.later } }

const blank: SendValues = { time: 'now', sendDate: '', sendTime: '' }

interface SendLetterProps {
  letter: WholeLetterFragment
  reread: Reread
  reach: NonNullable<LetterReachQuery['letterReach']>
  onClose: () => void
}

/** The second step: says how many people get the letter, and sends it now or at a time. */
export function SendLetter({ letter, reread, reach, onClose }: SendLetterProps) {
  const { id, version } = letter
  const sendsMail = useSendsMail()
  const [send] = useSendLetterMutation(refetches('letters', 'letter'))
  const unreachable = reach.unreachable.reduce((sum, { count }) => sum + count, 0)

  async function submit({ time, sendDate, sendTime }: SendValues) {
    const at = time === 'later' ? { sendDate, sendTime } : {}
    await changeLetter(letter, reread, send({ variables: { input: { id, version, ...at } } }))
  }

  return (
    <Dialog
      title={texts.heading(reach.recipients, unreachable)}
      subject={id}
      opener={sendButtonId(id)}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <Form
        label={texts.heading(reach.recipients, unreachable)}
        schema={schema}
        blank={blank}
        submit={submit}
        withoutToast
        failed={texts.failed}
      >
        <Text>{texts.taken}</Text>
        {sendsMail === false && <Text>{texts.kept}</Text>}
        <Choices name="time" legend={texts.time}>
          <ChoiceField name="time" options={times} columns={2} />
        </Choices>
        <Times />
        <Submit recipients={reach.recipients} />
      </Form>
    </Dialog>
  )
}

function Times() {
  const { values } = useFormikContext<SendValues>()
  if (values.time === 'now') return null
  return (
    <FieldRow>
      <Field type="date" name="sendDate" label={texts.sendDate} required />
      <Field type="time" name="sendTime" label={texts.sendTime} required />
    </FieldRow>
  )
}

function Submit({ recipients }: { recipients: number }) {
  const { values } = useFormikContext<SendValues>()
  return (
    <SubmitButton
      label={values.time === 'now' ? texts.submit(recipients) : texts.schedule}
      pending={texts.pending}
    />
  )
}
