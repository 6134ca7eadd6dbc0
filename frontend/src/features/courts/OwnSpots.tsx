import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { OpenSpotsRowFragment } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { openSpots } from '../../content/openSpots'
import { players } from '../../content/players'
import { problems } from '../../content/problems'
import { CancelButton } from '../../form/CancelButton'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { SelectField } from '../../form/SelectField'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { ButtonRow } from '../../ui/ButtonRow'
import { focusOnMount } from '../../ui/focusOnMount'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { toast } from '../../ui/toast'
import { useDisclosure } from '../../ui/useDisclosure'
import type { OpenSpotsValues } from './openSpots.schema'
import { useCloseSpotsMutation, useSetOpenSpotsMutation } from './players.generated'
import { refetchBookings } from './refetchBookings'

const schema = chunk(() => import('./openSpots.schema').then(m => m.openSpotsSchema))
const texts = openSpots.own

interface OwnSpotsProps {
  bookingId: string
  startsAt: string
  /** How many places of the booking are free. */
  places: number
  open: OpenSpotsRowFragment | undefined
}

/** The open spots of one's own booking, or the form that opens some. */
export function OwnSpots({ bookingId, startsAt, places, open: opened }: OwnSpotsProps) {
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure()
  const [hasClosed, setHasClosed] = useState(false)
  if (opened)
    return (
      <Opened
        spots={opened}
        isNew={isOpen}
        onClosed={() => {
          close()
          setHasClosed(true)
        }}
      />
    )
  if (places < 1) return null
  return isOpen ? (
    <div role="group" aria-label={texts.form} onKeyDown={onKeyDown}>
      <OpenForm bookingId={bookingId} places={places} onDone={close} />
    </div>
  ) : (
    <TextButton
      icon={Plus}
      name={players.named(texts.label, startsAt)}
      ref={hasClosed ? focusOnMount : buttonRef}
      onClick={open}
    >
      {texts.label}
    </TextButton>
  )
}

interface OpenedProps {
  spots: OpenSpotsRowFragment
  /** The form has just opened them. */
  isNew: boolean
  onClosed: () => void
}

function Opened({ spots: row, isNew, onClosed }: OpenedProps) {
  const { bookingId, spots, level, sentence } = row
  const [closeSpots] = useCloseSpotsMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)

  async function close() {
    await closeSpots({ variables: { input: { bookingId } } })
    toast(texts.closed)
    onClosed()
  }

  return (
    <div>
      <Text>{openSpots.spots(spots, level)}</Text>
      {sentence !== null && <Text tone="muted">{openSpots.sentence(sentence)}</Text>}
      <TextButton
        icon={X}
        ref={isNew ? focusOnMount : undefined}
        disabled={pending}
        onClick={() => void run(close)}
      >
        {texts.shut}
      </TextButton>
      <Problem>{problem}</Problem>
    </div>
  )
}

interface OpenFormProps {
  bookingId: string
  places: number
  onDone: () => void
}

const blank = { spots: '1', level: '', sentence: '' }

function OpenForm({ bookingId, places, onDone }: OpenFormProps) {
  const [setOpenSpots] = useSetOpenSpotsMutation(refetchBookings)

  async function open({ spots, level, sentence }: OpenSpotsValues) {
    const wanted = { spots: Number(spots), level: level === '' ? null : Number(level) }
    await setOpenSpots({ variables: { input: { bookingId, ...wanted, sentence } } })
    toast(texts.opened(wanted.spots))
    onDone()
  }

  return (
    <Form
      label={texts.form}
      schema={schema}
      blank={blank}
      submit={open}
      failed={texts.failed}
      withoutToast
    >
      <SelectField
        name="spots"
        label={texts.count}
        options={texts.counts(places)}
        ref={focusOnMount}
      />
      <SelectField name="level" label={texts.level} options={texts.levels} />
      <Field name="sentence" label={texts.sentence} hint={texts.hint} autoComplete="off" optional />
      <ButtonRow>
        <SubmitButton label={texts.submit} pending={texts.pending} />
        <CancelButton label={texts.close} onClick={onDone} />
      </ButtonRow>
    </Form>
  )
}
