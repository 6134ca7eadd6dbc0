import { LETTER_AUDIENCES_MAX } from '@shared/letter-rules'
import { useField, useFormikContext } from 'formik'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { lettersTexts } from '../../../content/admin/letters'
import { Field } from '../../../form/Field'
import { SelectField } from '../../../form/SelectField'
import { useFieldError } from '../../../form/useChoice'
import { shortDateTime } from '../../../format/dates'
import { Fieldset } from '../../../ui/fields/Fieldset'
import { TextButton } from '../../../ui/TextButton'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { optionsOf } from '../section/recordKeys'
import { useWavesQuery } from '../waves/waves.generated'
import { blankAudience } from './audienceValues'
import type { LetterValues } from './letter.schema'
import { PersonChoice } from './PersonChoice'

const texts = lettersTexts.form

const kinds = optionsOf(lettersTexts.audiences)
const answers = [{ value: '', label: texts.everyAnswer }, ...optionsOf(lettersTexts.answers)]
const addresses = [
  { value: '', label: texts.everyAddress },
  { value: 'yes', label: texts.confirmedOnly },
  { value: 'no', label: texts.unconfirmedOnly },
]

/** Whom a letter is for: one or several audiences, each with the fields of its kind. */
export function AudienceFields() {
  const { values, setFieldValue } = useFormikContext<LetterValues>()
  const { audiences } = values
  const error = useFieldError('audiences')
  const addButton = useRef<HTMLButtonElement>(null)
  const set = (next: LetterValues['audiences']) => setFieldValue('audiences', next)

  /** Removes an audience, and with it the button that had the focus. */
  async function remove(index: number) {
    await set(audiences.filter((_other, other) => other !== index))
    addButton.current?.focus()
  }

  return (
    <Fieldset
      legend={texts.audiences}
      hint={texts.once}
      error={typeof error === 'string' ? error : undefined}
    >
      {audiences.map((_audience, index) => (
        <Audience
          // The rows have no other identity, and keep no state of their own.
          key={index}
          index={index}
          {...(audiences.length > 1 && {
            onRemove: () => void remove(index),
          })}
        />
      ))}
      {audiences.length < LETTER_AUDIENCES_MAX && (
        <TextButton
          icon={Plus}
          ref={addButton}
          onClick={() => void set([...audiences, blankAudience])}
        >
          {texts.add}
        </TextButton>
      )}
    </Fieldset>
  )
}

interface AudienceProps {
  index: number
  onRemove?: () => void
}

function Audience({ index, onRemove }: AudienceProps) {
  const name = `audiences.${String(index)}`
  const { values } = useFormikContext<LetterValues>()
  const kind = values.audiences[index]?.kind
  const at = (field: string) => `${name}.${field}`
  return (
    <Row role="group" aria-label={texts.audience(index + 1)}>
      <SelectField name={at('kind')} label={texts.who} options={kinds} />
      {kind === 'booked' && (
        <>
          <Field type="date" name={at('from')} label={texts.from} required />
          <Field type="date" name={at('until')} label={texts.until} required />
        </>
      )}
      {kind === 'offered' && (
        <>
          <WaveChoice name={at('waveId')} />
          <SelectField name={at('answer')} label={texts.answer} options={answers} />
        </>
      )}
      {kind === 'waiting' && (
        <>
          <Field
            name={at('firstPosition')}
            label={texts.firstPosition}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
          <Field
            name={at('lastPosition')}
            label={texts.lastPosition}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
          <SelectField name={at('confirmed')} label={texts.confirmed} options={addresses} />
        </>
      )}
      {kind === 'person' && <PersonField name={at('userId')} />}
      {onRemove && (
        <TextButton icon={Trash2} name={texts.remove(index + 1)} onClick={onRemove}>
          {texts.remove(index + 1)}
        </TextButton>
      )}
    </Row>
  )
}

function WaveChoice({ name }: { name: string }) {
  const { data } = useWavesQuery({ variables: { first: 50 } })
  const waves = data?.waves?.edges.map(({ node }) => node) ?? []
  const options = [
    { value: '', label: texts.noWave },
    ...waves.map(({ id, number, sentAt }) => ({
      value: id,
      label: texts.waveOf(number, shortDateTime(sentAt)),
    })),
  ]
  return <SelectField name={name} label={texts.wave} options={options} />
}

function PersonField({ name }: { name: string }) {
  const [{ value }, { error }, { setValue }] = useField<string>(name)
  return (
    <PersonChoice
      label={texts.person}
      userId={value}
      error={error}
      onChoose={chosen => void setValue(chosen)}
    />
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(180)}), 1fr));
  align-items: start;
  gap: ${rem(16)};
  padding-block: ${rem(16)};
  border-top: ${theme.stroke.hair} solid ${tone.hair};
`
