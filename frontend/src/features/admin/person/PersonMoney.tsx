import { useState } from 'react'
import type { ChargeRowFragment } from '../../../api/operationTypes'
import { chargesTexts } from '../../../content/admin/charges'
import { personTexts } from '../../../content/admin/person'
import { chargeTexts } from '../../../content/chargeTexts'
import { courtDateTime } from '../../../format/dates'
import { Text } from '../../../ui/Text'
import { useLiveCharges } from '../charges/chargeQueries'
import { ChargeState } from '../charges/ChargeState'
import { DecideCharge } from '../charges/DecideCharge'
import { PersonList } from './PersonPart'
import { usePersonChargesQuery } from './person.generated'

interface Decision {
  decision: 'settle' | 'waive'
  charge: ChargeRowFragment
}

/** The person's charges, latest first, with the acts of the desk. */
export function PersonMoney({ id }: { id: string }) {
  const [deciding, setDeciding] = useState<Decision>()
  const [done, setDone] = useState('')
  useLiveCharges()
  return (
    <>
      <PersonList
        texts={personTexts.money}
        head={<div role="status">{done}</div>}
        useListQuery={usePersonChargesQuery}
        variables={{ id }}
        pageOf={data => data.charges}
        row={charge => (
          <>
            <Text weight="semibold">{chargeTexts.one(charge)}</Text>
            <Text tone="muted">
              {[
                chargesTexts.bookingOf(charge.courtName, courtDateTime(charge.startsAt)),
                ...((charge.settledHow ?? charge.waivedReason)
                  ? [charge.settledHow ?? charge.waivedReason]
                  : []),
              ].join(', ')}
            </Text>
            <ChargeState
              charge={charge}
              onDecide={(decision, of) => setDeciding({ decision, charge: of })}
              onDone={setDone}
            />
          </>
        )}
      />
      {deciding && (
        <DecideCharge {...deciding} onClose={() => setDeciding(undefined)} onDone={setDone} />
      )}
    </>
  )
}
