import type { Ref } from 'react'
import styled from 'styled-components'
import type { WaitlistRowFragment, WaitlistStatus } from '../../api/generated'
import { admin } from '../../content/admin'
import { useAction } from '../../form/useAction'
import { Button } from '../../ui/Button'
import { CardLayoutOnly } from '../../ui/OnCards'
import { rem } from '../../ui/theme'
import { ExportLink } from './ExportLink'

const words = admin.chosen

interface ChosenStepsProps {
  chosen: readonly WaitlistRowFragment[]
  /** Every row of the page is chosen. */
  isAll: boolean
  /** Where the chosen rows can be had as a table. */
  href: string
  onMove: (entries: readonly WaitlistRowFragment[], to: WaitlistStatus) => Promise<unknown>
  onChooseAll: (chosen: boolean) => void
  /** An entry is not what it was taken for. */
  onRefused: () => Promise<unknown>
  /** Called before the buttons go, so that whoever pressed one is not lost with it. */
  onDone: () => void
  ref?: Ref<HTMLDivElement>
}

/** What can be done with the chosen rows together. */
export function ChosenSteps({
  chosen,
  isAll,
  href,
  onMove,
  onChooseAll,
  ...rest
}: ChosenStepsProps) {
  const { pending, run } = useAction(admin.moved.failed)
  const status = commonStatus(chosen)
  const small = { tone: 'secondary', size: 'small', compact: true } as const

  async function move(to: WaitlistStatus) {
    rest.onDone()
    await run(() => onMove(chosen, to), rest.onRefused)
  }

  return (
    <Line role="group" aria-label={words.label}>
      {!isAll && (
        // Over cards there is no head of the table to choose all by.
        <CardLayoutOnly>
          <Button {...small} onClick={() => onChooseAll(true)}>
            {words.all}
          </Button>
        </CardLayoutOnly>
      )}
      {!status && <Words>{words.mixed}</Words>}
      {status &&
        admin.movesFrom(status).map(({ to, label, ofMany }) => (
          <Button
            key={to}
            {...small}
            aria-label={ofMany(chosen.length)}
            disabled={pending}
            onClick={() => void move(to)}
          >
            {label}
          </Button>
        ))}
      <ExportLink href={href} label={words.download} size="small" />
      <Button
        {...small}
        onClick={() => {
          rest.onDone()
          onChooseAll(false)
        }}
      >
        {words.clear}
      </Button>
    </Line>
  )
}

/** The status that all of them have; only together they take a step. */
function commonStatus(entries: readonly WaitlistRowFragment[]): WaitlistStatus | undefined {
  const [first, ...others] = entries
  return others.every(({ status }) => status === first?.status) ? first?.status : undefined
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(8)};
`

const Words = styled.p`
  font-size: ${rem(15)};
`
