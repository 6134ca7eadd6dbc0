import { refetches } from '../../../api/apollo/invalidate'
import type { InviteStaffInput } from '../../../api/operationTypes'
import { staffTexts } from '../../../content/admin/staff'
import { ChoiceField } from '../../../form/ChoiceField'
import { Choices } from '../../../form/Choices'
import { Field } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { useSendsMail } from '../section/useSendsMail'
import { useInviteStaffMutation } from './staff.generated'

const texts = staffTexts.form
const schema = chunk(() => import('./inviteStaff.schema').then(m => m.inviteStaffSchema))
const blank: InviteStaffInput = { email: '', role: 'DESK' }

/** The form that invites an address to the staff. */
export function InviteStaffForm() {
  const [inviteStaff] = useInviteStaffMutation(refetches('staff'))
  const sendsMail = useSendsMail()
  return (
    <Form
      label={texts.label}
      schema={schema}
      blank={blank}
      submit={input => inviteStaff({ variables: { input } })}
      done={texts.done(sendsMail)}
      failed={texts.failed}
    >
      <Field
        name="email"
        type="email"
        label={texts.email}
        hint={texts.hint(sendsMail)}
        autoComplete="off"
        required
      />
      <Choices name="role" legend={texts.role}>
        <ChoiceField name="role" options={texts.options} columns={2} />
      </Choices>
      <SubmitButton label={texts.submit} pending={texts.pending} />
    </Form>
  )
}
