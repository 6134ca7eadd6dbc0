import { Form } from '../../form/Form'
import { chunk } from '../../hydration/chunk'
import type { ToastTexts } from '../../ui/toast'
import { AuthLead } from './AuthLead'
import { AuthSubmit } from './AuthSubmit'
import { LinkOutcome, type NextStep } from './LinkOutcome'
import { MailedLink } from './MailedLink'
import { useBusyRetry } from './useBusyRetry'

/** The form has no fields to validate. */
const nothing = chunk(() => Promise.resolve({ validate: () => Promise.resolve({}) }))
const blank = {}

interface LinkTexts {
  title: string
  lead: string
  submit: string
  pending: string
  failed: ToastTexts
  /** The sentence after the link was used, and the link below it. */
  done: string
  next: NextStep
  /** Where to ask for another link. */
  again: NextStep
}

interface LinkActionProps {
  texts: LinkTexts
  work: (token: string) => Promise<unknown>
}

/** Shows the page of a mailed link that needs one press: a form without fields. */
export function LinkAction({ texts, work }: LinkActionProps) {
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const { lead, done, next, again, failed, title, submit, pending } = texts
  return (
    <MailedLink again={again} done={<LinkOutcome done texts={[done]} next={next} />}>
      {follow => (
        <>
          <AuthLead>{lead}</AuthLead>
          <Form
            schema={nothing}
            blank={blank}
            submit={() => follow(token => retryWhenBusy(() => work(token)))}
            failed={failed}
            label={title}
          >
            <AuthSubmit label={submit} pending={pending} isWaiting={isWaiting} />
          </Form>
        </>
      )}
    </MailedLink>
  )
}
