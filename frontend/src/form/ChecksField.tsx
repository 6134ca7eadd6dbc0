import { useField, useFormikContext } from 'formik'
import { memo, useCallback, useMemo, type ChangeEvent } from 'react'
import { Counter } from '../ui/Counter'
import { Tiles, type TileColumns } from '../ui/Tiles'
import type { Option } from './ChoiceField'

const MemoTiles = memo(Tiles)
const MemoCounter = memo(Counter)

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
  const isSent = submitCount > 0
  const tiles = useMemo(() => {
    const full = chosen.length >= max
    return Object.entries(options).map(([value, words]) => {
      const checked = chosen.includes(value)
      return { ...words, name, value, checked, disabled: full && !checked }
    })
  }, [options, name, chosen, max])
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      void setValue(tickedIn(target, name).slice(0, max), isSent),
    [setValue, name, max, isSent],
  )
  return <MemoTiles type="checkbox" columns={columns} tiles={tiles} onChange={onChange} />
}

/** Says how many of the answers that may be chosen are. */
export function ChecksCounter({ name, max }: { name: string; max: number }) {
  const [{ value: chosen }] = useField<string[]>(name)
  const words = `Selected: ${String(chosen.length)}/${String(max)}`
  return <MemoCounter words={words} count={chosen.length} of={max} />
}

interface FlagsFieldProps {
  flags: { name: string; label: string }[]
  columns: TileColumns
}

/** Several answers, each a yes of its own. */
export function FlagsField({ flags, columns }: FlagsFieldProps) {
  const { values, setFieldValue, submitCount } = useFormikContext<Record<string, unknown>>()
  const isSent = submitCount > 0
  // As one text, which is the same for as long as the same are ticked.
  const ticked = flags.flatMap(({ name }) => (values[name] === true ? name : [])).join(' ')
  const tiles = useMemo(() => {
    const names = ticked.split(' ')
    return flags.map(flag => ({ ...flag, value: 'yes', checked: names.includes(flag.name) }))
  }, [flags, ticked])
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      void setFieldValue(target.name, target.checked, isSent),
    [setFieldValue, isSent],
  )
  return <MemoTiles type="checkbox" columns={columns} tiles={tiles} onChange={onChange} />
}

/* From the page itself: several boxes ticked before the form was awake arrive at once. */
function tickedIn({ form }: HTMLInputElement, name: string): string[] {
  const ticked = form ? new FormData(form).getAll(name) : []
  return ticked.filter(value => typeof value === 'string')
}
