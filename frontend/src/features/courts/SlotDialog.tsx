import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { courts } from '../../content/courts'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { lockPage } from '../../ui/lockPage'
import { toneTokens } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { useDialogClosing } from '../../ui/useDialogClosing'

const { close } = courts.panel
const narrow = theme.media.tablet.replace('@media ', '')

interface SlotDialogProps {
  title: string
  /** The id of the slot's button, which gets the focus back. */
  slotId: string
  onClose: () => void
  children: ReactNode
}

/** A panel beside the hours; on a narrow screen, a modal sheet over them. */
export function SlotDialog({ title, slotId, onClose, children }: SlotDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const { close: closePanel, events } = useDialogClosing(dialog, onClose, { hasOwnEntry: true })

  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    // show() would scroll the page to the panel.
    const isModal = matchMedia(narrow).matches
    if (isModal) element.showModal()
    else element.open = true
    const unlock = isModal ? lockPage() : undefined
    // The panel is beside the hours wherever they are scrolled; the chosen one stays in view.
    heading.current?.focus({ preventScroll: true })
    return () => {
      unlock?.()
      element.close()
      document.getElementById(slotId)?.focus()
    }
  }, [slotId])

  return (
    <Panel ref={dialog} aria-labelledby={id} {...events}>
      <Inside>
        <Top>
          <Heading level={2} size="d4" id={id} focusable ref={heading}>
            {title}
          </Heading>
          <Close type="button" aria-label={close} title={close} onClick={() => void closePanel()}>
            <Icon of={X} />
          </Close>
        </Top>
        {children}
      </Inside>
    </Panel>
  )
}

const Panel = styled.dialog`
  ${toneTokens('lit')}
  position: sticky;
  top: ${rem(24)};
  width: 100%;
  max-width: none;
  margin: 0;
  border: ${theme.court.line} solid ${theme.color.chalk};
  background: ${tone.bg};
  color: ${tone.text};

  ${theme.media.tablet} {
    position: fixed;
    inset: auto 0 0;
    max-height: 92svh;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-width: ${theme.court.line} 0 0;
  }
  &::backdrop {
    background: rgb(6 18 14 / 55%);
  }
`

/* A press on the padding is not a press outside. */
const Inside = styled.div`
  padding: ${rem(24)};

  ${theme.media.tablet} {
    padding: ${rem(20)} ${theme.court.gutter} ${rem(32)};
  }
`

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${rem(16)};
  margin-bottom: ${rem(16)};
  overflow-wrap: anywhere;

  h2 {
    min-width: 0;
    padding-top: ${rem(10)};
  }
`

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.buttonSmall};
  height: ${theme.size.buttonSmall};
  border: ${theme.stroke.ui} solid ${tone.text};

  &:hover {
    background: ${tone.raised};
  }
`
