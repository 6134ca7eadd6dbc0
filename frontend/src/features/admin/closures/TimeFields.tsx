import { useFormikContext } from 'formik'
import { optionsOf } from '../section/recordKeys'
import { courtTimeOf } from '../../../format/dates'
import { closuresTexts } from '../../../content/admin/closures'
import { dayTexts } from '../../../content/admin/day'
import { SelectInput } from '../../../ui/fields/Select'
import type { ClosureValues } from './closure.schema'

const texts = closuresTexts.form

const times = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})

const starts = times.map(value => ({ value, label: courtTimeOf(value) }))

/* A time that is not after the start is on the next day. */
const endsAfter = (start: string) =>
  [...times.filter(time => time > start), ...times.filter(time => time <= start)].map(value => ({
    value,
    label: value > start ? courtTimeOf(value) : texts.nextDay(courtTimeOf(value)),
  }))

const kinds = optionsOf(dayTexts.blockKinds)

/** The kind of the blocks, and the time of a day at which they begin and end. */
export function TimeFields() {
  const { values, setFieldValue } =
    useFormikContext<Pick<ClosureValues, 'startTime' | 'endTime' | 'kind'>>()
  const select = (name: 'startTime' | 'endTime' | 'kind') => ({
    name,
    label: texts[name],
    value: values[name],
    // With autocomplete, the browser would restore the select after a reload, and the form's state
    // would not match.
    autoComplete: 'off',
    onChange: (value: string) => void setFieldValue(name, value),
  })
  return (
    <>
      <SelectInput {...select('startTime')} options={starts} />
      <SelectInput {...select('endTime')} options={endsAfter(values.startTime)} />
      <SelectInput {...select('kind')} options={kinds} />
    </>
  )
}
