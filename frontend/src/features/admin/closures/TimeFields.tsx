import { useFormikContext } from 'formik'
import { optionsOf } from '../section/recordKeys'
import { courtTimeOf } from '../../../format/dates'
import { closuresTexts } from '../../../content/admin/closures'
import { dayTexts } from '../../../content/admin/day'
import { SelectField } from '../../../form/SelectField'
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
  const { values } = useFormikContext<Pick<ClosureValues, 'startTime'>>()
  return (
    <>
      <SelectField name="startTime" label={texts.startTime} options={starts} />
      <SelectField name="endTime" label={texts.endTime} options={endsAfter(values.startTime)} />
      <SelectField name="kind" label={texts.kind} options={kinds} />
    </>
  )
}
