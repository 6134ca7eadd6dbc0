import { Send } from 'lucide-react'
import { lazyMutation } from '../../api/lazyMutation'
import { contact } from '../../content/contact'
import { Field, TextAreaField } from '../../form/Field'
import { FieldPair } from '../../ui/fields/FieldPair'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { useSubmissionKey } from '../../form/useSubmissionKey'
import { chunk } from '../../hydration/chunk'
import { useContactFacts } from '../../session/useContactFacts'
import type { Message } from './contact.schema'

const texts = contact.form
const schema = chunk(() => import('./contact.schema').then(m => m.contactSchema))
const submitContact = lazyMutation(() =>
  import('./contact.generated').then(m => m.SubmitContactDocument),
)
const draft = 'contact'
const blank: Message = { name: '', email: '', phone: '', message: '' }

export function ContactForm() {
  const sendKeyed = useSubmissionKey(draft)
  return (
    <Form
      label={texts.label}
      schema={schema}
      blank={blank}
      submit={message => sendKeyed(message, input => submitContact({ input }))}
      done={texts.done}
      failed={texts.failed}
      draft={draft}
      known={useContactFacts()}
    >
      <FieldPair>
        <Field name="name" required label={texts.name} autoComplete="name" />
        <Field name="email" type="email" required label={texts.email} autoComplete="email" />
      </FieldPair>
      <Field name="phone" type="tel" label={texts.phone} autoComplete="tel" optional />
      <TextAreaField name="message" required label={texts.message} />
      <SubmitButton label={texts.send} pending={texts.sending} icon={Send} />
    </Form>
  )
}
