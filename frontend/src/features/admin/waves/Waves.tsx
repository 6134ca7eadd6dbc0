import type { ApolloCache } from '@apollo/client'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import type { AuditRecordedSubscription, LaunchPhase } from '../../../api/operationTypes'
import { useAdminLaunchQuery } from '../launch/adminLaunch.generated'
import {
  useCarryingCapacityQuery,
  useMembershipFiguresQuery,
  useWaveChangedSubscription,
  useWavesQuery,
} from './waves.generated'
import { launchControl } from '../../../content/admin/launchControl'
import { wavesTexts as texts } from '../../../content/admin/waves'
import { parseDay } from '../../../format/courtDays'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { EmptyList } from '../../../ui/lists/EmptyList'
import { Loading } from '../../../ui/Loading'
import { Notice } from '../../../ui/Notice'
import { rem, theme } from '../../../ui/theme'
import { useAuditRecordedSubscription } from '../entry/auditRecorded.generated'
import { NotTold } from '../entry/NotTold'
import { LaunchControl } from '../launch/LaunchControl'
import { AdminList } from '../list/AdminList'
import { OnlyUntil } from '../list/OnlyUntil'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import { Fold } from '../section/Fold'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { CarriedMembers } from './CarriedMembers'
import { NextWave } from './NextWave'
import { WaveFigures } from './WaveFigures'
import { WaveList } from './WaveList'
import { WavePanel } from './WavePanel'

/* The event brings the wave's counts, but neither its offers nor the figures. */
const live = { fields: ['waves', 'wave', 'membershipFigures'] as const }

/* The launch has no event of its own, but each change of its phase is recorded. */
const liveLaunch = {
  update: (_: ApolloCache, { auditRecorded }: AuditRecordedSubscription) =>
    auditRecorded.action !== 'launch_phase',
  fields: ['launch'] as const,
}

/**
 * The launch, the next wave and all waves, latest first. It requests the team's data, so only the
 * team may mount it.
 */
export function Waves({ title, view }: SectionProps<'until'>) {
  const until = parseDay(view.get('until'))
  const list = useAdminList(view, {
    useListQuery: useWavesQuery,
    field: 'waves',
    filter: { offersEndBy: until },
  })
  const launch = useAdminLaunchQuery({ fetchPolicy: 'cache-and-network' })
  const figures = useMembershipFiguresQuery({ fetchPolicy: 'cache-and-network' })
  const capacity = useCarryingCapacityQuery()
  const [sent, setSent, bar] = useNotice('')
  useLiveQuery(useWaveChangedSubscription, live)
  useLiveQuery(useAuditRecordedSubscription, liveLaunch)
  // All parts appear at once: one that comes later would move those below it.
  const isListOnItsWay = !list.page && !list.failed
  if (isListOnItsWay || [launch, figures, capacity].some(isOnItsWay))
    return (
      <AdminSection title={title}>
        <Loading page />
      </AdminSection>
    )
  return (
    <>
      <Top>
        <Fold
          label={texts.plan}
          isOpen={list.page?.totalCount === 0 && !until}
          beside={<WaveFigures figures={figures.data?.membershipFigures} />}
        >
          <CarriedMembers
            forecast={capacity.data?.demandForecast}
            figures={figures.data?.membershipFigures}
          />
          {launch.data ? (
            <Launch
              phase={launch.data.launch.phase}
              refetch={launch.refetch}
              onPreview={() => setSent('')}
              onSent={setSent}
            />
          ) : (
            <Notice>{launchControl.notLoaded}</Notice>
          )}
        </Fold>
      </Top>
      <AdminList
        title={title}
        list={list}
        texts={texts}
        notice={
          (sent.texts && <Notice done>{sent.texts}</Notice>) ||
          (until && <OnlyUntil view={view} until={until} texts={texts} />)
        }
        notTold={<NotTold people={sent.notTold} />}
        barRef={bar}
      >
        {list.rows.length === 0 && <EmptyList text={until ? texts.noneEnding : texts.empty} />}
        <WaveList waves={list.drawn} stale={list.isStale} />
      </AdminList>
      <WavePanel />
    </>
  )
}

const isOnItsWay = ({ data, error }: { data?: unknown; error?: unknown }) => !data && !error

interface LaunchProps extends ComponentProps<typeof NextWave> {
  phase: LaunchPhase
  refetch: () => Promise<unknown>
}

/** Shows the launch's phase, and the next wave as soon as offers are open. */
function Launch({ phase, refetch, ...next }: LaunchProps) {
  return (
    <>
      {phase === 'waitlist' && <Later>{launchControl.offersOpenLater}</Later>}
      <LaunchControl phase={phase} refetch={refetch} />
      {phase !== 'waitlist' && <NextWave {...next} />}
    </>
  )
}

const Top = styled.div`
  padding-block: ${rem(8)};
`

const Later = styled.p`
  font: 600 ${rem(18)} / ${rem(26)} ${theme.font.body};
`
