import { useField, useFormikContext } from 'formik'
import { memo, useCallback, useContext, useMemo, type ChangeEvent } from 'react'
import { Counter } from './Counter'
import { Tiles, type TileColumns } from '../ui/Tiles'
import type { Option } from './ChoiceField'
import { fieldId, FormId, useFieldId } from './useFieldId'

const MemoTiles = memo(Tiles)
const MemoCounter = memo(Counter)

interface ChecksFieldProps {
  name: string
  options: Readonly<Record<string, Option>>
  columns: TileColumns
  /** The maximum number of choices; the other boxes are then disabled. */
  max?: number
}

/** A group of checkboxes with one list as its value. */
export function ChecksField({ name, options, columns, max = Infinity }: ChecksFieldProps) {
  const id = useFieldId(name)
  const [{ value: chosen }, , { setValue }] = useField<string[]>(name)
  const { submitCount } = useFormikContext()
  const isSent = submitCount > 0
  const tiles = useMemo(() => {
    const full = chosen.length >= max
    return Object.entries(options).map(([value, texts], index) => {
      const checked = chosen.includes(value)
      const disabled = full && !checked
      return { ...texts, id: index === 0 ? id : undefined, name, value, checked, disabled }
    })
  }, [options, id, name, chosen, max])
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      void setValue(tickedIn(target, name).slice(0, max), isSent),
    [setValue, name, max, isSent],
  )
  return <MemoTiles type="checkbox" columns={columns} tiles={tiles} onChange={onChange} />
}

/** Shows how many of the allowed choices are made. */
export function ChecksCounter({ name, max }: { name: string; max: number }) {
  const [{ value: chosen }] = useField<string[]>(name)
  const texts = `Selected: ${String(chosen.length)}/${String(max)}`
  return <MemoCounter texts={texts} count={chosen.length} of={max} />
}

/** A group of checkboxes, each with a boolean of its form. */
export function FlagsField({ flags }: { flags: { name: string; label: string }[] }) {
  const formId = useContext(FormId)
  const { values, setFieldValue, submitCount } = useFormikContext<Record<string, unknown>>()
  const isSent = submitCount > 0
  // A string, because an equal string keeps the memo valid.
  const ticked = flags.flatMap(({ name }) => (values[name] === true ? name : [])).join(' ')
  const tiles = useMemo(() => {
    const names = ticked.split(' ')
    return flags.map(({ name, label }) => ({
      id: fieldId(formId, name),
      name,
      label,
      value: 'yes',
      checked: names.includes(name),
    }))
  }, [flags, formId, ticked])
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      void setFieldValue(target.name, target.checked, isSent),
    [setFieldValue, isSent],
  )
  return <MemoTiles type="checkbox" columns={2} tiles={tiles} onChange={onChange} />
}

/* Read from the DOM: boxes that were ticked before hydration are replayed together. */
function tickedIn({ form }: HTMLInputElement, name: string): string[] {
  const ticked = form ? new FormData(form).getAll(name) : []
  return ticked.filter(value => typeof value === 'string')
}
