import styled from 'styled-components'
import type { WaveRowFragment } from '../../../api/operationTypes'
import { wavesTexts as texts } from '../../../content/admin/waves'
import { shortDateTime } from '../../../format/dates'
import { Badge } from '../../../ui/Badge'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { WaveCounts } from './WaveCounts'
import { WaveLink } from './WaveLink'

interface WaveListProps {
  waves: readonly WaveRowFragment[]
  stale: boolean
}

/** Shows each wave as one court line, with a link that opens it. */
export function WaveList({ waves, stale }: WaveListProps) {
  return (
    <Items role="list" aria-label={texts.list} aria-busy={stale}>
      {waves.map(wave => (
        <Item key={wave.id}>
          <Head>
            <WaveLink wave={wave} />
            <Badge
              status={wave.closedAt ? texts.closed : texts.open}
              look={wave.closedAt ? 'other' : 'invited'}
            />
            <Aside>{texts.settings(wave)}</Aside>
            <Time dateTime={wave.sentAt}>{texts.sentOn(shortDateTime(wave.sentAt))}</Time>
          </Head>
          <WaveCounts counts={wave.counts} />
          {wave.note && <Note>{wave.note}</Note>}
        </Item>
      ))}
    </Items>
  )
}

const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(28)};

  ${dimWhileBusy}
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};

  ${theme.media.print} {
    break-inside: avoid;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(4)} ${rem(16)};
`

const Aside = styled.span`
  color: ${tone.text2};
`

const Time = styled.time`
  margin-left: auto;
  color: ${tone.text2};
  font-size: ${rem(15)};

  ${theme.media.phone} {
    margin-left: 0;
  }
`

const Note = styled.p`
  color: ${tone.text2};
  overflow-wrap: anywhere;
`
