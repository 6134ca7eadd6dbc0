import { invalidate, refetches } from '../../../api/apollo/invalidate'
import type { MembershipRowFragment } from '../../../api/operationTypes'
import { useKeepMembershipOfMutation } from './memberships.generated'
import { useCardAction } from '../../../api/useCardAction'
import { membershipsTexts } from '../../../content/admin/memberships'
import { clubDate } from '../../../format/daysInWords'
import { Button } from '../../../ui/Button'
import { ButtonRow } from '../../../ui/ButtonRow'
import { Dialog } from '../../../ui/Dialog'
import { Notice } from '../../../ui/Notice'
import { personFields } from '../entry/personFields'
import { nameOrEmail } from '../entry/personNames'
import type { ShowNotice } from '../list/useNotice'
import { useSendsMail } from '../section/useSendsMail'
import { endButtonId } from './EndMembership'

const texts = membershipsTexts.keep

interface KeepMembershipProps {
  /** A membership with an end. */
  membership: MembershipRowFragment
  onClose: () => void
  /** Called with what the change has done. */
  onDone: ShowNotice
}

/** Says what follows, and withdraws the end of the membership (WAITLIST-30). */
export function KeepMembership({ membership, onClose, onDone }: KeepMembershipProps) {
  const { id, endsOn, endReason, person } = membership
  const sendsMail = useSendsMail()
  const [keepMembershipOf] = useKeepMembershipOfMutation(refetches(...personFields))
  const { pending, problem, run } = useCardAction(texts)
  const name = nameOrEmail(person)
  // While it is being withdrawn, the end is gone before the dialog is.
  const canKeep = endsOn !== null || pending

  async function keep() {
    const input = { id, endBefore: { endsOn, endReason } }
    const { data } = await keepMembershipOf({ variables: { input } })
    onDone(texts.done(name), data?.keepMembershipOf?.notTold)
    onClose()
  }
  const refresh = () => invalidate(...personFields)

  return (
    <Dialog
      title={texts.named(name)}
      subject={id}
      // The button that opened it disappears with the end.
      opener={endButtonId(id)}
      onClose={onClose}
    >
      {endsOn && <p>{membershipsTexts.setEnd(clubDate(endsOn), endReason)}</p>}
      {canKeep && <p>{texts.follows(sendsMail)}</p>}
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      <ButtonRow>
        {canKeep && (
          <Button pending={pending && texts.pending} onClick={() => void run(keep, refresh)}>
            {texts.submit}
          </Button>
        )}
        <Button tone="secondary" disabled={pending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
