import type { StandbyRowFragment } from '../../api/operationTypes'
import { standby as texts } from '../../content/standby'
import { ConfirmButton } from '../../ui/ConfirmButton'
import type { ButtonVariants } from '../../ui/buttonStyles'
import { Problem } from '../../ui/Problem'
import { useStandbyLine } from './useStandby'

interface DeclineStandbyProps {
  offer: StandbyRowFragment
  look?: Pick<ButtonVariants, 'tone'>
}

/** Gives away the court that is held for the member, after a question. */
export function DeclineStandby({ offer, look }: DeclineStandbyProps) {
  const { startsAt, offeredCourt } = offer
  const { pending, problem, leave } = useStandbyLine()
  return (
    <div>
      <ConfirmButton
        texts={{
          ...texts.decline,
          name: texts.named(texts.decline.label, startsAt),
          question: texts.decline.question(offeredCourt?.name ?? '', startsAt),
        }}
        look={look}
        pending={pending}
        onConfirm={() => void leave(offer)}
      />
      <Problem>{problem}</Problem>
    </div>
  )
}
