import { useSubscribeNewsletterMutation, type SubscribeNewsletterInput } from '../../api/generated'
import { site } from '../../content/site'
import { Form } from '../../form/Form'
import { JoinedField } from '../../form/JoinedField'
import { newsletterSchema } from './newsletter.schema'

const words = site.newsletter
const blank: SubscribeNewsletterInput = { email: '' }

export function NewsletterForm() {
  const [subscribe] = useSubscribeNewsletterMutation()
  return (
    <Form
      label={words.label}
      schema={newsletterSchema}
      blank={blank}
      submit={input => subscribe({ variables: { input } })}
      done={words.done}
      failed={words.failed}
    >
      <JoinedField
        name="email"
        type="email"
        label={words.label}
        placeholder={words.placeholder}
        autoComplete="email"
        submit={words.join}
        pending={words.joining}
      />
    </Form>
  )
}
