import { Check, Copy, Download } from 'lucide-react'
import { useId } from 'react'
import { secondFactors } from '../../content/secondFactors'
import { Box } from '../../ui/Box'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { useCopied } from '../../ui/useCopied'

const texts = secondFactors.codes

interface NewRecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shows new recovery codes, once. */
export function NewRecoveryCodes({ codes, onDone }: NewRecoveryCodesProps) {
  const { copied, copy } = useCopied({ codes: texts.copyDone }, texts.copyFailed)
  const id = useId()
  const lines = codes.join('\n')
  return (
    <Box role="group" aria-labelledby={id} tabIndex={-1} ref={focusOnMount}>
      <Stack gap="s4">
        <Heading level={3} size="d4" id={id}>
          {texts.title}
        </Heading>
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
    </Box>
  )
}

/** Saves the codes as a text file. */
function download(lines: string): void {
  const url = URL.createObjectURL(new Blob([`${lines}\n`], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: texts.file })
  link.click()
  URL.revokeObjectURL(url)
}
