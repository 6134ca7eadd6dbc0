import { Send } from 'lucide-react'
import { lazyMutation } from '../../api/lazyMutation'
import { contact } from '../../content/contact'
import { Draft } from '../../form/Draft'
import { Field, TextAreaField } from '../../form/Field'
import { FieldPair } from '../../ui/fields/FieldPair'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { useSubmissionKey } from '../../form/useSubmissionKey'
import { chunk } from '../../hydration/chunk'
import { useContactFacts } from '../../session/useContactFacts'
import type { Message } from './contact.schema'

const words = contact.form
const DRAFT = 'contact'
const schema = chunk(() => import('./contact.schema').then(m => m.contactSchema))
const submitContact = lazyMutation(() =>
  import('./contact.generated').then(m => m.SubmitContactDocument),
)
const blank: Message = { name: '', email: '', phone: '', message: '' }

export function ContactForm() {
  const sendKeyed = useSubmissionKey()
  return (
    <Form
      label={words.label}
      schema={schema}
      blank={blank}
      submit={message => sendKeyed(message, input => submitContact({ input }))}
      done={words.done}
      failed={words.failed}
      draft={DRAFT}
    >
      <Draft name={DRAFT} known={useContactFacts()} />
      <FieldPair>
        <Field name="name" required label={words.name} autoComplete="name" />
        <Field name="email" type="email" required label={words.email} autoComplete="email" />
      </FieldPair>
      <Field name="phone" type="tel" label={words.phone} autoComplete="tel" optional />
      <TextAreaField name="message" required label={words.message} />
      <SubmitButton label={words.send} pending={words.sending} icon={Send} />
    </Form>
  )
}
