import { useFormikContext } from 'formik'
import type { SubscribeNewsletterInput } from '../../api/operationTypes'
import { lazyMutation } from '../../api/lazyMutation'
import { site } from '../../content/site'
import { Form } from '../../form/Form'
import { useTextField } from '../../form/useTextField'
import { chunk } from '../../hydration/chunk'
import { Button } from '../../ui/Button'
import { JoinedInput } from '../../ui/fields/JoinedInput'

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
      <Address />
    </Form>
  )
}

function Address() {
  const field = useTextField('email')
  const { isSubmitting } = useFormikContext()
  return (
    <JoinedInput
      name="email"
      type="email"
      label={texts.label}
      placeholder={texts.placeholder}
      autoComplete="email"
      {...field}
      button={
        <Button type="submit" pending={isSubmitting && texts.joining}>
          {texts.join}
        </Button>
      }
    />
  )
}
