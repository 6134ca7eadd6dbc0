import type { ReactNode } from 'react'
import styled from 'styled-components'
import { moreRows } from '../../../content/admin/lists'
import { useAction } from '../../../api/useAction'
import { Button } from '../../../ui/Button'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

interface PanelListProps {
  texts: { title: string; count: (count: number) => string; empty: string }
  total: number
  /** Content above the rows. */
  head?: ReactNode
  /** Loads the next rows; missing when all rows are shown. */
  more: (() => Promise<unknown>) | undefined
  /** The rows. */
  children: ReactNode
}

/** One list of a panel: the row count, the first rows, and a button that loads more. */
export function PanelList({
  texts: { title, count, empty },
  total,
  head,
  more,
  children,
}: PanelListProps) {
  return (
    <Part aria-label={title}>
      <Title>{title}</Title>
      {head}
      <Text tone="muted" size="small">
        <span role="status">{total > 0 ? count(total) : empty}</span>
      </Text>
      {total > 0 && <Rows role="list">{children}</Rows>}
      {more && <More load={more} />}
    </Part>
  )
}

function More({ load }: { load: () => Promise<unknown> }) {
  const { pending, run } = useAction(moreRows.failed)
  return (
    <div>
      <Button
        tone="secondary"
        size="small"
        pending={pending && moreRows.loading}
        onClick={() => void run(load)}
      >
        {moreRows.more}
      </Button>
    </div>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
`

const Title = styled.h3`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
`

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    padding-block: ${rem(12)};
    border-top: ${theme.stroke.hair} solid ${tone.hair};
  }
`
