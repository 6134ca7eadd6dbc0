import styled from 'styled-components'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import type { SiteNoticeRowFragment } from '../../../api/operationTypes'
import { siteLineTexts as texts } from '../../../content/admin/siteLine'
import { SmallButton } from '../../../ui/SmallButton'
import { rem, theme } from '../../../ui/theme'
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
  if (line.closureId) return <Text>{texts.ofClosure}</Text>
  return (
    <Buttons>
      {state !== 'ended' && (
        <SmallButton
          id={changeButtonId(id)}
          aria-label={texts.change.named(text)}
          onClick={() => onChange(line)}
        >
          {texts.change.label}
        </SmallButton>
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

const Text = styled.p`
  white-space: normal;
  grid-column: 1 / -1;
`

/* Two are side by side where the table has room. On a card they have a row. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)};
  min-width: ${rem(210)};
  white-space: normal;
  grid-column: 1 / -1;

  ${theme.media.dense} {
    min-width: 0;
  }
  ${theme.media.cards} {
    margin-top: ${rem(10)};
  }
`
