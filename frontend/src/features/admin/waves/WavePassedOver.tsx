import { wavesTexts } from '../../../content/admin/waves'
import { Text } from '../../../ui/Text'
import { PersonLink } from '../entry/PersonLink'
import { PersonList } from '../person/PersonPart'
import { findValue } from '../section/recordKeys'
import { useWavePassedOverQuery } from './waves.generated'

const { reasons } = wavesTexts.preview

/** Whom a wave has passed over and why, earliest first, then in the order of the waitlist. */
export function WavePassedOver({ id }: { id: string }) {
  return (
    <PersonList
      texts={wavesTexts.panel.passedOver}
      useListQuery={useWavePassedOverQuery}
      variables={{ id }}
      pageOf={data => data.wave?.passedOver ?? null}
      row={({ reason, entry }) => (
        <>
          <PersonLink person={entry.user} />
          <Text tone="muted">
            {`#${String(entry.position)}, ${findValue(reasons, reason) ?? reason}`}
          </Text>
        </>
      )}
    />
  )
}
