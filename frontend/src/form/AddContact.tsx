import { useFormikContext } from 'formik'
import type { ChangeEvent } from 'react'
import { Tiles } from '../ui/Tiles'

interface AddContactProps {
  label: string
  /** What the tick box fills in, by field. */
  facts: Readonly<Record<string, string>>
}

/** A tick box that fills facts of the signed-in person into fields, and takes them out again. */
export function AddContact({ label, facts }: AddContactProps) {
  const { values, setValues, submitCount } = useFormikContext<Record<string, unknown>>()
  const known = Object.entries(facts).filter(([, fact]) => fact !== '')
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const filled = known.map(([field, fact]): [string, unknown] => {
      if (target.checked) return [field, fact]
      return [field, values[field] === fact ? '' : values[field]]
    })
    void setValues({ ...values, ...Object.fromEntries<unknown>(filled) }, submitCount > 0)
  }
  const checked = known.length > 0 && known.every(([field, fact]) => values[field] === fact)
  const tile = { name: 'addContact', value: 'yes', label, checked }
  return <Tiles type="checkbox" columns={2} tiles={[tile]} onChange={onChange} />
}
