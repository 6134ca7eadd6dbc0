import { useFormikContext } from 'formik'
import type { ChangeEvent } from 'react'
import { Tiles } from '../ui/Tiles'

interface AddContactProps {
  label: string
  /** What the tick box fills in, by field. */
  contact: Readonly<Record<string, string>>
}

/** A tick box that fills data of the signed-in person into fields, and takes them out again. */
export function AddContact({ label, contact }: AddContactProps) {
  const { values, setValues, submitCount } = useFormikContext<Record<string, unknown>>()
  const known = Object.entries(contact).filter(([, value]) => value !== '')
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const filled = known.map(([field, value]): [string, unknown] => {
      if (target.checked) return [field, value]
      return [field, values[field] === value ? '' : values[field]]
    })
    void setValues({ ...values, ...Object.fromEntries<unknown>(filled) }, submitCount > 0)
  }
  const checked = known.length > 0 && known.every(([field, value]) => values[field] === value)
  const tile = { name: 'addContact', value: 'yes', label, checked }
  return <Tiles type="checkbox" columns={2} tiles={[tile]} onChange={onChange} />
}
