import { invalidate, refetches } from '../../../api/apollo/invalidate'
import { club } from '@shared/club'
import type { MembershipRowFragment } from '../../../api/operationTypes'
import { useEndMembershipOfMutation } from './memberships.generated'
import { membershipsTexts } from '../../../content/admin/memberships'
import { addDays } from '../../../format/courtDays'
import { clubDate } from '../../../format/daysInWords'
import { planNameOf } from '../../../format/planNames'
import { Field, TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { Dialog } from '../../../ui/Dialog'
import { personFields } from '../entry/personFields'
import { nameOrEmail } from '../entry/personNames'
import { orRefresh } from '../list/orRefresh'
import type { ShowNotice } from '../list/useNotice'
import { useSendsMail } from '../section/useSendsMail'
import { EndConsequences } from './EndConsequences'

const texts = membershipsTexts.end
const schema = chunk(() => import('./endMembership.schema').then(m => m.endMembershipSchema))

/** The day that the form starts with is as far away as a member's own notice (WAITLIST-25). */
const NOTICE_DAYS = club.cancellationNoticeDays

/** The id of the button that opens the form and receives the focus when it closes. */
export const endButtonId = (id: string) => `end-${id}`

interface EndMembershipProps {
  membership: MembershipRowFragment
  /** The club's day. */
  today: string
  onClose: () => void
  /** Called with what the change has done. */
  onDone: ShowNotice
}

/** Asks for the last day and the reason, and ends the membership. */
export function EndMembership({ membership, today, onClose, onDone }: EndMembershipProps) {
  const { id, plan, number, person, endsOn: lastDay, endReason } = membership
  const endBefore = { endsOn: lastDay, endReason }
  const [endMembershipOf] = useEndMembershipOfMutation(refetches(...personFields))
  const sendsMail = useSendsMail()
  const name = nameOrEmail(person)

  async function end({ endsOn, reason }: { endsOn: string; reason: string }) {
    const ended = endMembershipOf({ variables: { input: { id, endsOn, reason, endBefore } } })
    const { data } = await orRefresh(ended, () => invalidate(...personFields))
    onDone(texts.done(name, clubDate(endsOn)), data?.endMembershipOf?.notTold)
    onClose()
  }

  return (
    <Dialog title={texts.named(name)} subject={id} opener={endButtonId(id)} onClose={onClose}>
      <p>{texts.lead(planNameOf(plan), number)}</p>
      {lastDay && <p>{membershipsTexts.setEnd(clubDate(lastDay), endReason)}</p>}
      <Form
        label={texts.named(name)}
        schema={schema}
        blank={{ endsOn: lastDay ?? addDays(today, NOTICE_DAYS), reason: '' }}
        submit={end}
        withoutToast
        failed={texts.failed}
      >
        <Field type="date" name="endsOn" label={texts.endsOn} required />
        <EndConsequences id={id} />
        <TextAreaField
          name="reason"
          label={texts.reason}
          hint={texts.hint(sendsMail)}
          rows={4}
          required
        />
        <SubmitButton label={texts.submit} pending={texts.pending} />
      </Form>
    </Dialog>
  )
}
