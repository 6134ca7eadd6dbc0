import { useState } from 'react'
import styled from 'styled-components'
import type { DeskPersonFragment, OwedByQuery, PaymentMethod } from '../../../api/operationTypes'
import { invalidate } from '../../../api/apollo/invalidate'
import { useCardAction } from '../../../api/useCardAction'
import { chargeTexts } from '../../../content/chargeTexts'
import { moneyTexts } from '../../../content/admin/money'
import { dueTexts } from '../../../content/openDues'
import { courtDateTime } from '../../../format/dates'
import { dollars } from '../../../format/money'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Select } from '../../../ui/fields/Select'
import { TextInput } from '../../../ui/fields/TextInput'
import { Loading } from '../../../ui/Loading'
import { Notice } from '../../../ui/Notice'
import { Retry } from '../../../ui/Retry'
import { rem } from '../../../ui/theme'
import { unsavedAttribute } from '../../../ui/unsaved'
import { nameOrEmail } from '../entry/personNames'
import { optionsOf, parseKey } from '../section/recordKeys'
import { moneyFields } from './moneyFields'
import { useOwedByQuery, useSettleOwedMutation } from './money.generated'

const texts = moneyTexts.settle

/** The id of the button that opens the dialog and receives the focus when it closes. */
export const settleButtonId = (userId: string) => `settle-${userId}`

interface SettleOwedProps {
  person: DeskPersonFragment
  /** The ids of what is checked at first; everything without it. */
  chosen?: readonly string[]
  /** The id of the button that opened the dialog. */
  openerId?: string
  onClose: () => void
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** Shows what a person owes, and settles what is checked by one method (MEMBERSHIP-23). */
export function SettleOwed({ person, chosen, openerId, onClose, onDone }: SettleOwedProps) {
  const { userId } = person
  const { data, error, refetch } = useOwedByQuery({
    variables: { userId },
    fetchPolicy: 'network-only',
  })
  const name = nameOrEmail(person)
  const owed = data?.owedBy
  return (
    <Dialog
      title={texts.named(name)}
      subject={userId}
      opener={openerId ?? settleButtonId(userId)}
      onClose={onClose}
    >
      {!owed && !error && <Loading />}
      {!owed && error && <Retry text={texts.unread} retry={refetch} />}
      {owed && (
        <Items
          owed={owed}
          userId={userId}
          first={chosen}
          onDone={cents => {
            onDone(texts.done(cents, name))
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

interface Item {
  id: string
  kind: 'due' | 'charge'
  text: string
  cents: number
}

const itemsOf = ({ dues, charges }: NonNullable<OwedByQuery['owedBy']>): Item[] => [
  ...dues.map(due => ({
    id: due.id,
    kind: 'due' as const,
    text: `${dueTexts.what(due)}, ${dueTexts.period(due)}`,
    cents: due.cents,
  })),
  ...charges.map(({ id, kind, cents, courtName, startsAt }) => ({
    id,
    kind: 'charge' as const,
    text: `${chargeTexts.kinds[kind]}, ${courtName}, ${courtDateTime(startsAt)}`,
    cents,
  })),
]

interface ItemsProps {
  owed: NonNullable<OwedByQuery['owedBy']>
  userId: string
  /** The ids of what is checked at first. */
  first: readonly string[] | undefined
  onDone: (cents: number) => void
}

function Items({ owed, userId, first, onDone }: ItemsProps) {
  const items = itemsOf(owed)
  const [blank] = useState<readonly string[]>(() =>
    first ? items.map(({ id }) => id).filter(id => !first.includes(id)) : [],
  )
  const [left, setLeft] = useState(blank)
  const [method, setMethod] = useState<PaymentMethod>('card_at_desk')
  const [note, setNote] = useState('')
  const [settleOwed] = useSettleOwedMutation()
  const { pending, problem, run } = useCardAction(texts)
  const chosen = items.filter(({ id }) => !left.includes(id))
  const cents = chosen.reduce((sum, item) => sum + item.cents, 0)
  const idsOf = (kind: Item['kind']) => {
    const ids = chosen.filter(item => item.kind === kind).map(({ id }) => id)
    return ids.length > 0 ? ids : null
  }
  const refresh = () => invalidate(...moneyFields)
  const settle = async () => {
    const ids = { chargeIds: idsOf('charge'), dueIds: idsOf('due') }
    await settleOwed({ variables: { input: { userId, ...ids, method, note: note || null } } })
    await refresh()
    onDone(cents)
  }
  if (items.length === 0) return <p>{texts.nothing}</p>
  return (
    <Form
      {...unsavedAttribute(left !== blank || method !== 'card_at_desk' || note !== '')}
      onSubmit={event => {
        event.preventDefault()
        void run(settle, refresh)
      }}
    >
      <List>
        <legend>{texts.items}</legend>
        {items.map(({ id, text, cents: amount }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={!left.includes(id)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter(one => one !== id) : [...left, id])
              }
            />
            <span>{text}</span>
            <strong>{dollars(amount)}</strong>
          </label>
        ))}
      </List>
      <Select
        label={texts.method}
        value={method}
        options={optionsOf(moneyTexts.methods)}
        onChange={value => setMethod(parseKey(moneyTexts.methods, value) ?? method)}
      />
      <TextInput
        label={texts.note}
        value={note}
        maxLength={100}
        onChange={({ target }) => setNote(target.value)}
      />
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      <Button type="submit" disabled={chosen.length === 0} pending={pending && texts.pending}>
        {texts.submit(cents)}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${rem(16)};
`

const List = styled.fieldset`
  display: grid;
  gap: ${rem(8)};
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${rem(8)};
    font-weight: 600;
  }
  > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${rem(12)};
    align-items: center;
    min-height: ${rem(32)};
  }
`
