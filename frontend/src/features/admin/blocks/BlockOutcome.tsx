import styled from 'styled-components'
import { blocksTexts } from '../../../content/admin/blocks'
import { courtDateTime } from '../../../format/dates'
import { Box } from '../../../ui/Box'
import { Button } from '../../../ui/Button'
import { focusOnMount } from '../../../ui/focusOnMount'
import { Notice } from '../../../ui/Notice'
import { rem } from '../../../ui/theme'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { NotTold } from '../entry/NotTold'
import { nameOrEmail } from '../entry/personNames'
import { useSendsMail } from '../section/useSendsMail'
import type { BlockResult } from './useBlockCourts'

const texts = blocksTexts.result

interface BlockOutcomeProps {
  result: BlockResult
  /** Blocks the same times again and cancels the bookings in the way. */
  onCancelConflicts: () => Promise<unknown>
  /** Leaves the bookings in the way as they are. */
  onKeep: () => void
}

/** Says what is blocked, lists the bookings in the way, and cancels them after a second look. */
export function BlockOutcome({ result, onCancelConflicts, onKeep }: BlockOutcomeProps) {
  const { conflicts, notTold } = result
  const sendsMail = useSendsMail()
  if (conflicts.length === 0)
    return (
      <Done>
        <Notice done>{blockNotice(result)}</Notice>
        <NotTold people={notTold} />
      </Done>
    )
  return (
    <Box as="section" aria-label={texts.conflicts} tabIndex={-1} ref={focusOnMount}>
      <p>{blockNotice(result)}</p>
      <p>
        <b>{texts.inTheWay(conflicts.length)}</b>
      </p>
      <Bookings role="list">
        {conflicts.map(({ id, startsAt, court, person }) => (
          <li key={id}>
            {texts.conflict(courtDateTime(startsAt), court.name, nameOrEmail(person))}
          </li>
        ))}
      </Bookings>
      <NotTold people={notTold} />
      <ConfirmAction
        texts={texts.cancel(conflicts.length, sendsMail)}
        failed={texts.failed}
        onConfirm={onCancelConflicts}
      >
        <Button tone="secondary" size="small" onClick={onKeep}>
          {texts.keep(conflicts.length)}
        </Button>
      </ConfirmAction>
    </Box>
  )
}

/** Says how many times are blocked and how many bookings are cancelled. */
export const blockNotice = ({ blocks, cancelled }: BlockResult) =>
  [
    texts.blocked(blocks.length),
    ...(cancelled.length > 0 ? [texts.cancelled(cancelled.length)] : []),
  ].join(' ')

const Done = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
`

const Bookings = styled.ul`
  max-height: ${rem(320)};
  overflow-y: auto;
  overflow-wrap: anywhere;
`
