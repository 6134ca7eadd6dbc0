import { useField } from 'formik'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { OpenSpotsRowFragment } from '../../api/operationTypes'
import { openSpots } from '../../content/openSpots'
import { players } from '../../content/players'
import { CancelButton } from '../../form/CancelButton'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { ButtonRow } from '../../ui/ButtonRow'
import { SelectInput } from '../../ui/fields/Select'
import { focusOnMount } from '../../ui/focusOnMount'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { useDisclosure } from '../../ui/useDisclosure'
import type { OpenSpotsValues } from './openSpots.schema'
import { useOpen, useCloseSpots } from './useOpenSpots'

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
  const { spots, level, sentence } = row
  const { pending, problem, close } = useCloseSpots(row.bookingId, onClosed)
  return (
    <div>
      <Text>{openSpots.spots(spots, level)}</Text>
      {sentence !== null && <Text tone="muted">{openSpots.sentence(sentence)}</Text>}
      <TextButton
        icon={X}
        ref={isNew ? focusOnMount : undefined}
        disabled={pending}
        onClick={() => void close()}
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
  const open = useOpen(bookingId)
  return (
    <Form
      label={texts.form}
      schema={schema}
      blank={blank}
      submit={async values => {
        await open(values)
        onDone()
      }}
      failed={texts.failed}
      withoutToast
    >
      <Choice name="spots" label={texts.count} options={texts.counts(places)} focuses />
      <Choice name="level" label={texts.level} options={texts.levels} />
      <Field name="sentence" label={texts.sentence} hint={texts.hint} autoComplete="off" optional />
      <ButtonRow>
        <SubmitButton label={texts.submit} pending={texts.pending} />
        <CancelButton label={texts.close} onClick={onDone} />
      </ButtonRow>
    </Form>
  )
}

interface ChoiceProps {
  name: keyof OpenSpotsValues
  label: string
  options: readonly { value: string; label: string }[]
  /** Takes the focus of the button that has opened the form. */
  focuses?: boolean
}

function Choice({ name, label, options, focuses = false }: ChoiceProps) {
  const [{ value }, { error }, { setValue }] = useField<string>(name)
  return (
    <SelectInput
      name={name}
      label={label}
      value={value}
      error={error}
      options={options}
      autoComplete="off"
      ref={focuses ? focusOnMount : undefined}
      onChange={chosen => void setValue(chosen)}
    />
  )
}
