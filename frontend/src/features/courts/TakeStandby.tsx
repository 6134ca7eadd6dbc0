import type { ChargeDetail } from '@shared/errors'
import { useState } from 'react'
import { failureOf } from '../../api/apollo/errors'
import type { StandbyRowFragment } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { chargeTexts } from '../../content/chargeTexts'
import { problems } from '../../content/problems'
import { standby as texts } from '../../content/standby'
import { Button } from '../../ui/Button'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { refetchBookings } from './refetchBookings'
import { useTakeStandbyMutation } from './standby.generated'

interface TakeStandbyProps {
  offer: StandbyRowFragment
  onTaken?: () => void
}

/** Books the court that is held for the member. Fees that the server names are accepted first. */
export function TakeStandby({ offer: { id, startsAt, offeredCourt }, onTaken }: TakeStandbyProps) {
  const [takeStandby] = useTakeStandbyMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)
  const [charges, setCharges] = useState<readonly ChargeDetail[]>([])

  async function take() {
    const input = { id, guests: [], acceptsCharges: charges.length > 0 }
    try {
      await takeStandby({ variables: { input } })
    } catch (error) {
      const { code, details } = failureOf(error)
      if (code !== 'CHARGE_REQUIRED' || !details.charges) throw error
      setCharges(details.charges)
      return
    }
    toast(texts.booked(offeredCourt?.name ?? '', startsAt))
    onTaken?.()
  }

  return (
    <div>
      <div role="status">
        {charges.length > 0 && <Text>{`${chargeTexts.required} ${chargeTexts.settled}`}</Text>}
      </div>
      <Button pending={pending && texts.take.pending} onClick={() => void run(take)}>
        {charges.length > 0 ? texts.take.accept(chargeTexts.sum(charges)) : texts.take.label}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  )
}
