import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { Heading } from '../Heading'
import { Icon } from '../Icon'
import { DiscardQuestion } from '../DiscardQuestion'
import { lockPage } from '../lockPage'
import { toneTokens } from '../mixins'
import { rem, theme } from '../theme'
import { tone } from '../tones'
import { useDialogClosing } from '../useDialogClosing'

interface DrawerProps {
  title: string
  /** A changed subject moves the focus to the title again. */
  subject: string
  closeLabel: string
  /** The first field receives the focus, not the title. */
  focusesField?: boolean
  /** The drawer is open because of its entry in the router's history, which Back leaves. */
  hasOwnEntry?: boolean
  /**
   * Called for Back, Escape, the close button or a press outside; with typed input, only after a
   * question. The parent must then unmount the drawer.
   */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog over the right side of the page, or over a whole phone screen. The page behind it
 * cannot be used.
 */
export function Drawer({
  title,
  subject,
  closeLabel,
  focusesField = false,
  hasOwnEntry = false,
  onClose,
  children,
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const { asks, close, keep, discard, events } = useDialogClosing(dialog, onClose, { hasOwnEntry })

  useEffect(lockPage, [])
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    const field = focusesField ? dialog.current?.querySelector('input') : null
    ;(field ?? heading.current)?.focus()
    dialog.current?.scrollTo({ top: 0 })
  }, [subject, focusesField])

  return (
    <Panel
      ref={dialog}
      aria-labelledby={id}
      // The browser has closed it.
      onClose={onClose}
      {...events}
    >
      <Inside>
        <Top>
          <Heading level={2} size="d4" id={id} focusable ref={heading}>
            {title}
          </Heading>
          <Close
            type="button"
            aria-label={closeLabel}
            title={closeLabel}
            onClick={() => void close()}
          >
            <Icon of={X} />
          </Close>
        </Top>
        {asks && <DiscardQuestion onDiscard={discard} onKeep={keep} />}
        {children}
      </Inside>
    </Panel>
  )
}

const arrive = keyframes`
  from { transform: translateX(${rem(32)}); }
`

const Panel = styled.dialog`
  ${toneTokens('lit')}
  position: fixed;
  inset: 0 0 0 auto;
  width: min(${rem(600)}, 100%);
  height: 100%;
  max-width: none;
  max-height: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-left: ${theme.court.line} solid ${theme.color.ink};
  background: ${tone.bg};
  color: ${tone.text};
  animation: ${arrive} ${theme.motion.base} ${theme.motion.ease};

  &::backdrop {
    background: rgb(6 18 14 / 55%);
  }
  ${theme.media.phone} {
    border-left: 0;
  }
  ${theme.media.calm} {
    animation: none;
  }
`

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${rem(32)};
  min-height: 100%;
  padding: ${rem(24)} ${rem(32)} ${rem(48)};

  ${theme.media.phone} {
    padding: ${rem(16)} ${theme.court.gutter} ${rem(40)};
  }
`

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${rem(16)};
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
