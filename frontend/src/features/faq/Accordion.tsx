import { Minus, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Icon } from '../../ui/Icon'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

interface Item {
  /** The id of the item's button; a URL's fragment can link to it. */
  id: string
  title: string
  content: ReactNode
}

interface AccordionProps {
  items: readonly Item[]
  /** Whether the first item is open on the first render. */
  openFirst?: boolean
  /** The item that the URL links to; a new `visit` opens the same item again. */
  linked?: { id: string; visit: string }
  /** Called with the id of the opened item, or with undefined when the item was closed. */
  onToggle?: (id: string | undefined) => void
}

/**
 * Shows one item at a time; the open one can be closed too. The contents of all items are always in
 * the page: for print, for search engines and for visitors without scripts.
 */
export function Accordion({ items, openFirst = false, linked, onToggle }: AccordionProps) {
  const [open, setOpen] = useState(openFirst ? items[0]?.id : undefined)
  const [visited, setVisited] = useState<string>()
  if (linked && linked.visit !== visited) {
    setVisited(linked.visit)
    if (items.some(({ id }) => id === linked.id)) setOpen(linked.id)
  }
  return (
    <Frame>
      {items.map(({ id, title, content }) => (
        <Row
          key={id}
          id={id}
          title={title}
          isOpen={id === open}
          toggle={() => {
            const next = id === open ? undefined : id
            setOpen(next)
            onToggle?.(next)
          }}
        >
          {content}
        </Row>
      ))}
    </Frame>
  )
}

interface RowProps {
  id: string
  title: string
  isOpen: boolean
  toggle: () => void
  children: ReactNode
}

function Row({ id, title, isOpen, toggle, children }: RowProps) {
  const panel = `${id}-answer`
  return (
    <ItemFrame data-open={isOpen}>
      <h3>
        <Question
          id={id}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={toggle}
        >
          <span>{title}</span>
          <Ball>
            <Icon of={isOpen ? Minus : Plus} size={18} bold />
          </Ball>
        </Question>
      </h3>
      <Panel id={panel}>
        <Clip>
          <Answer>{children}</Answer>
        </Clip>
      </Panel>
    </ItemFrame>
  )
}

const Frame = styled.div`
  border-top: ${theme.stroke.ui} solid ${tone.text};
`

const OPEN = '[data-open="true"]'

const ItemFrame = styled.div`
  border-bottom: ${theme.stroke.ui} solid ${tone.hair};

  &${OPEN} {
    border-bottom-color: ${tone.text};
  }

  ${theme.media.print} {
    break-inside: avoid;
    border-bottom-color: ${tone.text};
  }
  @media (scripting: none) {
    border-bottom-color: ${tone.text};
  }
`

const Question = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${rem(20)};
  width: 100%;
  min-height: ${rem(64)};
  padding: ${rem(20)} 0;
  font-weight: 600;
  font-size: ${rem(19)};
  line-height: ${rem(28)};
  text-align: left;
  overflow-wrap: anywhere;

  /* The focus ring ends above the content. */
  &[aria-expanded='true'] {
    min-height: ${rem(56)};
    margin-bottom: ${rem(8)};
    padding-bottom: ${rem(12)};
  }
  ${theme.media.phone} {
    font-size: ${rem(18)};
  }
`

const Ball = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${rem(36)};
  height: ${rem(36)};
  border: ${theme.stroke.ui} solid ${tone.text};
  border-radius: 50%;

  ${OPEN} & {
    background: ${tone.primaryFill};
    color: ${tone.primaryIcon};
  }
  ${theme.media.print} {
    display: none;
  }
  /* All answers are open and stay so. */
  @media (scripting: none) {
    display: none;
  }
`

const shown = css`
  grid-template-rows: 1fr;
  visibility: visible;
`

const Panel = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition:
    grid-template-rows ${theme.motion.base} ${theme.motion.ease},
    visibility ${theme.motion.base};

  ${OPEN} & {
    ${shown}
  }

  ${theme.media.print} {
    ${shown}
    transition: none;
  }
  @media (scripting: none) {
    ${shown}
  }
`

const Clip = styled.div`
  min-height: 0;
  overflow: hidden;
`

const Answer = styled.div`
  max-width: 44em;
  padding: 0 ${rem(64)} ${rem(28)} 0;
  color: ${tone.text2};

  ${theme.media.phone} {
    padding-right: 0;
  }
`
