import { useField, useFormikContext } from 'formik'
import type { ChangeEvent } from 'react'
import { Counter } from '../ui/Counter'
import { Tiles, type TileColumns } from '../ui/Tiles'
import type { Option } from './ChoiceField'

interface ChecksFieldProps {
  name: string
  options: Readonly<Record<string, Option>>
  columns: TileColumns
  /** With so many chosen, the others are closed. */
  max?: number
}

/** Several answers out of many. */
export function ChecksField({ name, options, columns, max = Infinity }: ChecksFieldProps) {
  const [{ value: chosen }, , { setValue }] = useField<string[]>(name)
  const { submitCount } = useFormikContext()
  const full = chosen.length >= max
  const tiles = Object.entries(options).map(([value, words]) => {
    const checked = chosen.includes(value)
    return { ...words, name, value, checked, disabled: full && !checked }
  })
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    void setValue(tickedIn(target, name).slice(0, max), submitCount > 0)
  return <Tiles type="checkbox" columns={columns} tiles={tiles} onChange={onChange} />
}

/** Says how many of the answers that may be chosen are. */
export function ChecksCounter({ name, max }: { name: string; max: number }) {
  const [{ value: chosen }] = useField<string[]>(name)
  const words = `Selected: ${String(chosen.length)}/${String(max)}`
  return <Counter words={words} count={chosen.length} of={max} />
}

interface FlagsFieldProps {
  flags: { name: string; label: string }[]
  columns: TileColumns
}

/** Several answers, each a yes of its own. */
export function FlagsField({ flags, columns }: FlagsFieldProps) {
  const { values, setFieldValue, submitCount } = useFormikContext<Record<string, unknown>>()
  const tiles = flags.map(({ name, label }) => ({
    name,
    label,
    value: 'yes',
    checked: values[name] === true,
  }))
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    void setFieldValue(target.name, target.checked, submitCount > 0)
  return <Tiles type="checkbox" columns={columns} tiles={tiles} onChange={onChange} />
}

/* From the page itself: several boxes ticked before the form was awake arrive at once. */
function tickedIn({ form }: HTMLInputElement, name: string): string[] {
  const ticked = form ? new FormData(form).getAll(name) : []
  return ticked.filter(value => typeof value === 'string')
}
