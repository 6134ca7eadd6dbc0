import { useState } from 'react'
import type { DeskPersonFragment, DueRowFragment } from '../../../api/operationTypes'
import { chargesTexts } from '../../../content/admin/charges'
import { personTexts } from '../../../content/admin/person'
import { chargeTexts } from '../../../content/chargeTexts'
import { dueTexts } from '../../../content/openDues'
import { courtDateTime } from '../../../format/dates'
import { dollars } from '../../../format/money'
import { SmallButton } from '../../../ui/SmallButton'
import { Text } from '../../../ui/Text'
import { useLiveCharges } from '../charges/chargeQueries'
import { ChargeState } from '../charges/ChargeState'
import { DecideCharge, type Decision } from '../charges/DecideCharge'
import { DueActions } from '../money/DueActions'
import { useOwedByQuery } from '../money/money.generated'
import { SettleOwed, settleButtonId } from '../money/SettleOwed'
import { settledText } from '../money/settledText'
import { NotLoaded, PersonList, PersonPart } from './PersonPart'
import { usePersonChargesQuery, usePersonDuesQuery } from './person.generated'

interface PersonMoneyProps {
  person: DeskPersonFragment
}

/** What the person owes in all, and the dialog that settles it together. */
export function PersonOwed({ person }: PersonMoneyProps) {
  const { userId } = person
  const texts = personTexts.owed
  const [isSettling, setIsSettling] = useState(false)
  const [done, setDone] = useState('')
  const { data, error, refetch } = useOwedByQuery({
    variables: { userId },
    fetchPolicy: 'cache-and-network',
  })
  useLiveCharges()
  const owed = data?.owedBy
  const cents = [...(owed?.dues ?? []), ...(owed?.charges ?? [])].reduce(
    (sum, one) => sum + one.cents,
    0,
  )
  return (
    <PersonPart title={texts.title}>
      <div role="status">{done}</div>
      {!owed && <NotLoaded title={texts.title} error={error} refetch={refetch} />}
      {owed && (
        <Text weight={cents > 0 ? 'semibold' : undefined} tone={cents > 0 ? undefined : 'muted'}>
          {cents > 0 ? texts.sum(cents) : texts.nothing}
        </Text>
      )}
      {cents > 0 && (
        <div>
          <SmallButton id={settleButtonId(userId)} onClick={() => setIsSettling(true)}>
            {texts.settle}
          </SmallButton>
        </div>
      )}
      {isSettling && (
        <SettleOwed person={person} onClose={() => setIsSettling(false)} onDone={setDone} />
      )}
    </PersonPart>
  )
}

/** The person's dues, latest first, with the acts of the desk. */
export function PersonDues({ id }: { id: string }) {
  const [done, setDone] = useState('')
  return (
    <PersonList
      texts={personTexts.dues}
      head={<div role="status">{done}</div>}
      useListQuery={usePersonDuesQuery}
      variables={{ id }}
      pageOf={data => data.dues}
      row={due => <DueItem due={due} onDone={setDone} />}
    />
  )
}

function DueItem({ due, onDone }: { due: DueRowFragment; onDone: (notice: string) => void }) {
  const settled = settledText(due)
  return (
    <>
      <Text weight="semibold">{`${dueTexts.what(due)} ${dollars(due.cents)}`}</Text>
      <Text tone="muted">{[dueTexts.period(due), ...(settled ? [settled] : [])].join(', ')}</Text>
      <DueActions due={due} onDone={onDone} />
    </>
  )
}

/** The person's charges, latest first, with the acts of the desk. */
export function PersonCharges({ id }: { id: string }) {
  const [deciding, setDeciding] = useState<Decision>()
  const [done, setDone] = useState('')
  return (
    <>
      <PersonList
        texts={personTexts.charges}
        head={<div role="status">{done}</div>}
        useListQuery={usePersonChargesQuery}
        variables={{ id }}
        pageOf={data => data.charges}
        row={charge => {
          const settled = settledText({ ...charge, note: charge.settledHow })
          return (
            <>
              <Text weight="semibold">{chargeTexts.one(charge)}</Text>
              <Text tone="muted">
                {[
                  chargesTexts.bookingOf(charge.courtName, courtDateTime(charge.startsAt)),
                  ...(settled ? [settled] : []),
                ].join(', ')}
              </Text>
              <ChargeState charge={charge} onDecide={setDeciding} onDone={setDone} />
            </>
          )
        }}
      />
      {deciding && (
        <DecideCharge {...deciding} onClose={() => setDeciding(undefined)} onDone={setDone} />
      )}
    </>
  )
}
