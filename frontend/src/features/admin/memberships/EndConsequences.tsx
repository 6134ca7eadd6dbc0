import { useMembershipEndQuery } from './memberships.generated'
import { membershipsTexts } from '../../../content/admin/memberships'
import { parseDay } from '../../../format/courtDays'
import { useFormValues } from '../../../form/useChoice'
import { Notice } from '../../../ui/Notice'
import { useSendsMail } from '../section/useSendsMail'

const texts = membershipsTexts.end

/** Says what the end of the membership after the day in the form concerns. */
export function EndConsequences({ id }: { id: string }) {
  const values = useFormValues()
  const endsOn = parseDay('endsOn' in values ? String(values.endsOn) : undefined)
  if (endsOn === undefined) return null
  return <After id={id} endsOn={endsOn} />
}

function After({ id, endsOn }: { id: string; endsOn: string }) {
  const { data, previousData, error } = useMembershipEndQuery({
    variables: { id, endsOn },
    fetchPolicy: 'network-only',
  })
  const sendsMail = useSendsMail()
  const end = (data ?? previousData)?.membershipEnd
  return (
    <div role="status" aria-busy={!data && !error}>
      {end && !error && (
        <Notice done={end.bookingsAfter + end.openCharges + end.openDues === 0}>
          {[
            texts.bookings(end.bookingsAfter, sendsMail),
            texts.charges(end.openCharges, end.openCents),
            ...(end.openDues > 0 ? [texts.dues(end.openDues, end.openDueCents)] : []),
          ].join(' ')}
        </Notice>
      )}
      {error && <Notice>{texts.unknown}</Notice>}
    </div>
  )
}
