import styled from 'styled-components'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import type { SiteNoticeRowFragment } from '../../../api/operationTypes'
import { siteLineTexts as texts } from '../../../content/admin/siteLine'
import { Button } from '../../../ui/Button'
import { rem } from '../../../ui/theme'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { changeButtonId } from './ChangeLine'
import { useEndSiteNoticeMutation, useRemoveSiteNoticeMutation } from './siteLine.generated'

interface LineActionsProps {
  line: SiteNoticeRowFragment
  onChange: (line: SiteNoticeRowFragment) => void
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** What the team can do with a line: change it, end it now, remove it. */
export function LineActions({ line, onChange, onDone }: LineActionsProps) {
  const refetching = refetches('siteNotices')
  const [end] = useEndSiteNoticeMutation(refetching)
  const [remove] = useRemoveSiteNoticeMutation(refetching)
  const { id, text, state } = line
  const variables = { input: { id } }
  const reload = () => invalidate('siteNotices')
  if (line.closureId) return <p>{texts.ofClosure}</p>
  return (
    <Buttons>
      {state !== 'ended' && (
        <Button
          id={changeButtonId(id)}
          tone="secondary"
          size="small"
          aria-label={texts.change.named(text)}
          onClick={() => onChange(line)}
        >
          {texts.change.label}
        </Button>
      )}
      {state === 'current' && (
        <ConfirmAction
          texts={texts.end(text)}
          failed={texts.change.failed}
          onConfirm={async () => {
            await end({ variables })
            onDone(texts.ended)
          }}
          onRefused={reload}
        />
      )}
      <ConfirmAction
        texts={texts.remove(text)}
        failed={texts.change.failed}
        onConfirm={async () => {
          await remove({ variables })
          onDone(texts.removed)
        }}
        onRefused={reload}
      />
    </Buttons>
  )
}

/* On a card they have a row. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)};
  white-space: normal;
  grid-column: 1 / -1;
`
