import styled from 'styled-components'
import type { BlockRowFragment } from '../../../api/operationTypes'
import { dayTexts as texts } from '../../../content/admin/day'
import { clubDateOf } from '../../../format/courtDays'
import { courtHour, courtDateTime } from '../../../format/dates'
import { theme } from '../../../ui/theme'
import { RemoveBlock } from '../closures/RemoveBlock'

interface BlockEntryProps {
  block: BlockRowFragment
  /** Whether this is the block's first hour of the day; the later ones only repeat its title. */
  isStart: boolean
  /** Called when its removal begins. */
  onRemove: () => void
}

/** Shows a block; its first hour of the day has the button that removes it. */
export function BlockEntry({ block, isStart, onRemove }: BlockEntryProps) {
  const { kind, title, startsAt, endsAt } = block
  const isOneDay = clubDateOf(new Date(startsAt)) === clubDateOf(new Date(endsAt))
  const format = isOneDay ? courtHour : courtDateTime
  const time = texts.block.time(format(startsAt), format(endsAt))
  return (
    <Entry>
      <p>
        <b>{texts.blockKinds[kind]}</b>
        <span>{`: ${title}`}</span>
        {!isStart && <span>{`, ${texts.block.continues}`}</span>}
      </p>
      {isStart && (
        <>
          <p>{time}</p>
          <RemoveBlock block={block} onStart={onRemove} />
        </>
      )}
    </Entry>
  )
}

const Entry = styled.div`
  ${theme.media.print} {
    > p {
      display: inline;
    }
    > p + p::before {
      content: ' · ';
    }
  }
`
