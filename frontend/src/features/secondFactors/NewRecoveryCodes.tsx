import { Check, Copy, Download } from 'lucide-react'
import { secondFactors } from '../../content/secondFactors'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Dialog } from '../../ui/Dialog'
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { unsavedAttribute } from '../../ui/unsaved'
import { useCopied } from '../../ui/useCopied'

const texts = secondFactors.codes

interface NewRecoveryCodesProps {
  codes: readonly string[]
  /** The id of the element that gets the focus afterwards. */
  focusesNext: string
  onDone: () => void
}

/** Shows new recovery codes, once, and asks before it closes if the person does not say that they are kept. */
export function NewRecoveryCodes({ codes, focusesNext, onDone }: NewRecoveryCodesProps) {
  const { copied, copy } = useCopied({ codes: texts.copyDone }, texts.copyFailed)
  const lines = codes.join('\n')
  return (
    <Dialog
      title={texts.title}
      subject="codes"
      opener={focusesNext}
      discardTexts={texts.leave}
      onClose={onDone}
    >
      <div {...unsavedAttribute(true)}>
        <Stack gap="s4">
          <Text>{texts.once}</Text>
          <ReadOnlyField label={texts.label} value={lines} rows={codes.length} />
          <ButtonRow>
            <Button icon={copied ? Check : Copy} onClick={() => void copy('codes', lines)}>
              {copied ? texts.copied : texts.copy}
            </Button>
            <Button tone="secondary" icon={Download} onClick={() => download(lines)}>
              {texts.download}
            </Button>
            <Button tone="secondary" onClick={onDone}>
              {texts.done}
            </Button>
          </ButtonRow>
        </Stack>
      </div>
    </Dialog>
  )
}

/** Saves the codes as a text file. */
function download(lines: string): void {
  const url = URL.createObjectURL(new Blob([`${lines}\n`], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: texts.file })
  link.click()
  URL.revokeObjectURL(url)
}
