import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../ui/Button'
import { ringAboveListBar } from '../../../ui/lists/ListBar'
import { rem } from '../../../ui/theme'

interface FoldProps {
  label: string
  /** Whether the content is shown at first. */
  isOpen?: boolean
  /** Content on the button's line, before it. */
  beside?: ReactNode
  children: ReactNode
}

/** A button that shows and hides what stands below it, so that a list begins near the top of the page. */
export function Fold({ label, isOpen = false, beside, children }: FoldProps) {
  const [isShown, setIsShown] = useState(isOpen)
  const id = useId()
  return (
    <>
      <Line>
        {beside}
        <Button
          size="small"
          icon={isShown ? X : ChevronDown}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {label}
        </Button>
      </Line>
      {/* Hidden and not removed: it keeps what is typed. */}
      <Content id={id} hidden={!isShown}>
        {children}
      </Content>
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${rem(8)} ${rem(24)};
  ${ringAboveListBar}
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(16)};
  margin-top: ${rem(12)};

  &[hidden] {
    display: none;
  }
`
