import { useState } from 'react'
import styled from 'styled-components'
import type { DeskPersonFragment, PaymentMethod } from '../../../api/operationTypes'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import { useCardAction } from '../../../api/useCardAction'
import { moneyTexts } from '../../../content/admin/money'
import { dollars } from '../../../format/money'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { SelectInput } from '../../../ui/fields/Select'
import { TextInput } from '../../../ui/fields/TextInput'
import { Loading } from '../../../ui/Loading'
import { Notice } from '../../../ui/Notice'
import { Retry } from '../../../ui/Retry'
import { Stack } from '../../../ui/Stack'
import { rem } from '../../../ui/theme'
import { unsavedAttribute } from '../../../ui/unsaved'
import { nameOrEmail } from '../entry/personNames'
import { optionsOf, parseKey } from '../section/recordKeys'
import { moneyFields } from './moneyFields'
import { type Owed, type OwedItem, owedItems } from './owedItems'
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
  const owed = data?.owedBy
  return (
    <Dialog
      title={texts.named(nameOrEmail(person))}
      subject={userId}
      opener={openerId ?? settleButtonId(userId)}
      onClose={onClose}
    >
      {!owed && !error && <Loading />}
      {!owed && error && <Retry text={texts.unread} retry={refetch} />}
      {owed && (
        <Items
          owed={owed}
          person={person}
          first={chosen}
          onDone={notice => {
            onDone(notice)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

interface ItemsProps extends Pick<SettleOwedProps, 'person' | 'onDone'> {
  owed: Owed
  /** The ids of what is checked at first. */
  first: readonly string[] | undefined
}

function Items({ owed, person, first, onDone }: ItemsProps) {
  const { userId } = person
  const items = owedItems(owed)
  // What is written down later is not checked.
  const [blank] = useState(() => first ?? items.map(({ id }) => id))
  const [checked, setChecked] = useState(blank)
  const [method, setMethod] = useState<PaymentMethod>('card_at_desk')
  const [note, setNote] = useState('')
  const [settleOwed] = useSettleOwedMutation(refetches(...moneyFields))
  const { pending, problem, run } = useCardAction(texts)
  const chosen = items.filter(({ id }) => checked.includes(id))
  const cents = chosen.reduce((sum, item) => sum + item.cents, 0)
  const idsOf = (kind: OwedItem['kind']) => {
    const ids = chosen.filter(item => item.kind === kind).map(({ id }) => id)
    return ids.length > 0 ? ids : null
  }
  async function settle() {
    const ids = { chargeIds: idsOf('charge'), dueIds: idsOf('due') }
    await settleOwed({ variables: { input: { userId, ...ids, method, note: note || null } } })
    onDone(texts.done(cents, nameOrEmail(person)))
  }
  if (items.length === 0) return <p>{texts.nothing}</p>
  return (
    <Stack
      as="form"
      {...unsavedAttribute(checked !== blank || method !== 'card_at_desk' || note !== '')}
      onSubmit={event => {
        event.preventDefault()
        void run(settle, () => invalidate(...moneyFields))
      }}
    >
      <List>
        <legend>{texts.items}</legend>
        {items.map(({ id, text, cents: amount }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={checked.includes(id)}
              onChange={({ target }) =>
                setChecked(target.checked ? [...checked, id] : checked.filter(one => one !== id))
              }
            />
            <span>{text}</span>
            <strong>{dollars(amount)}</strong>
          </label>
        ))}
      </List>
      <SelectInput
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
    </Stack>
  )
}

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
