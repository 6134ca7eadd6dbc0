import { useField } from 'formik'
import { lettersTexts } from '../../../content/admin/letters'
import { SelectInput } from '../../../ui/fields/Select'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { recordKeys } from '../section/recordKeys'
import type { LetterValues } from './letter.schema'

/** The kind of a letter, with a sentence that says what it means. */
export function KindField() {
  const [{ value }, { error }, { setValue }] = useField<LetterValues['kind']>('kind')
  return (
    <Stack gap="s2">
      <SelectInput
        name="kind"
        label={lettersTexts.form.kind}
        value={value}
        error={error}
        options={recordKeys(lettersTexts.kinds).map(kind => ({
          value: kind,
          label: lettersTexts.kinds[kind].label,
        }))}
        autoComplete="off"
        // The options are the kinds.
        onChange={chosen => void setValue(chosen as LetterValues['kind'])}
      />
      <Text tone="muted">{lettersTexts.kinds[value].note}</Text>
    </Stack>
  )
}
