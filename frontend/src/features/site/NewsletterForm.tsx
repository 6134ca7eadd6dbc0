import type { SubscribeNewsletterInput } from '../../api/operationTypes'
import { lazyMutation } from '../../api/lazyMutation'
import { site } from '../../content/site'
import { Form } from '../../form/Form'
import { JoinedField } from '../../form/JoinedField'
import { chunk } from '../../hydration/chunk'

const words = site.newsletter
const schema = chunk(() => import('./newsletter.schema').then(m => m.newsletterSchema))
const subscribeNewsletter = lazyMutation(() =>
  import('./site.generated').then(m => m.SubscribeNewsletterDocument),
)
const blank: SubscribeNewsletterInput = { email: '' }

export function NewsletterForm() {
  return (
    <Form
      label={words.label}
      schema={schema}
      blank={blank}
      submit={input => subscribeNewsletter({ input })}
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
