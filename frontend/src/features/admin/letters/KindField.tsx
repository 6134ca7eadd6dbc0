import { useFormikContext } from 'formik'
import { lettersTexts } from '../../../content/admin/letters'
import { SelectField } from '../../../form/SelectField'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { recordKeys } from '../section/recordKeys'
import type { LetterValues } from './letter.schema'

/** The kind of a letter, with a sentence that says what it means. */
export function KindField() {
  const { values } = useFormikContext<LetterValues>()
  return (
    <Stack gap="s2">
      <SelectField
        name="kind"
        label={lettersTexts.form.kind}
        options={recordKeys(lettersTexts.kinds).map(kind => ({
          value: kind,
          label: lettersTexts.kinds[kind].label,
        }))}
      />
      <Text tone="muted">{lettersTexts.kinds[values.kind].note}</Text>
    </Stack>
  )
}
