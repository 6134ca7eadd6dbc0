import type { SubscribeNewsletterInput } from '../../api/operationTypes'
import { lazyMutation } from '../../api/lazyMutation'
import { site } from '../../content/site'
import { Form } from '../../form/Form'
import { JoinedField } from '../../form/JoinedField'
import { chunk } from '../../hydration/chunk'

const texts = site.newsletter
const schema = chunk(() => import('./newsletter.schema').then(m => m.newsletterSchema))
const subscribeNewsletter = lazyMutation(() =>
  import('./site.generated').then(m => m.SubscribeNewsletterDocument),
)
const blank: SubscribeNewsletterInput = { email: '' }

export function NewsletterForm() {
  return (
    <Form
      label={texts.label}
      schema={schema}
      blank={blank}
      submit={input => subscribeNewsletter({ input })}
      done={texts.done}
      failed={texts.failed}
    >
      <JoinedField
        name="email"
        type="email"
        label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="email"
        submit={texts.join}
        pending={texts.joining}
      />
    </Form>
  )
}
