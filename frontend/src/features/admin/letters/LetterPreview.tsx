import { useState } from 'react'
import styled from 'styled-components'
import type { LetterKind } from '../../../api/operationTypes'
import { lettersTexts } from '../../../content/admin/letters'
import { Segments } from '../../../ui/Segments'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { Panel } from '../section/Panel'
import { optionsOf } from '../section/recordKeys'
import { useSettled } from '../section/useSettled'
import { useLetterPreviewQuery } from './letters.generated'
import { MailFrame } from './MailFrame'
import { PersonChoice } from './PersonChoice'

const texts = lettersTexts.preview
const looks = optionsOf(texts.looks)

/** The pause in typing after which the preview follows. */
const PAUSE_MS = 400

interface Written {
  subject: string
  body: string
  kind: LetterKind
}

/** Shows a letter as its readers see it, while it is being written. */
export function LetterPreview(written: Written) {
  const [look, setLook] = useState<keyof typeof texts.looks>('light')
  const [reader, setReader] = useState('')
  const settled = useSettled(JSON.stringify(written), PAUSE_MS)
  // The text is that of `written` a moment ago.
  const { subject, body, kind } = JSON.parse(settled) as Written
  const isEmpty = subject.trim() === '' || body.trim() === ''
  const { data, previousData, error } = useLetterPreviewQuery({
    variables: { input: { subject, body, kind, userId: reader || null } },
    skip: isEmpty,
    fetchPolicy: 'no-cache',
  })
  const preview = (data ?? previousData)?.letterPreview
  return (
    <Panel title={texts.title}>
      <Stack>
        <Segments label={texts.look} options={looks} value={look} onChoose={setLook} />
        <PersonChoice
          label={texts.reader}
          none={texts.nobody}
          userId={reader}
          onChoose={setReader}
        />
      </Stack>
      {isEmpty && <Text tone="muted">{texts.empty}</Text>}
      {!isEmpty && error && <Text tone="muted">{texts.failed}</Text>}
      {!isEmpty && !error && preview && (
        <>
          <Subject>{preview.subject}</Subject>
          {look === 'text' ? (
            <Plain tabIndex={0} role="region" aria-label={texts.mail}>
              {preview.text}
            </Plain>
          ) : (
            <MailFrame
              label={texts.mail}
              html={preview.html}
              isDark={look === 'dark'}
              isNarrow={look === 'phone'}
            />
          )}
          {kind === 'news' && <Text tone="muted">{texts.leave}</Text>}
        </>
      )}
    </Panel>
  )
}

const Subject = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

const Plain = styled.pre`
  max-height: ${rem(640)};
  overflow: auto;
  padding: ${rem(16)};
  border: ${theme.stroke.hair} solid ${tone.hair};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
