import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { DiscardQuestion, type DiscardTexts } from './DiscardQuestion'
import { Heading } from './Heading'
import { IconButton } from './IconButton'
import { lockPage } from './lockPage'
import { toneTokens } from './mixins'
import { rem, theme } from './theme'
import { tone } from './tones'
import { useDialogClosing } from './useDialogClosing'
import { useRestoreFocus } from './useRestoreFocus'

interface DialogProps {
  title: string
  /** A changed subject moves the focus to the title again. */
  subject: string
  /** The id of the element that has opened it, and gets the focus back. */
  opener?: string
  /** The id of the element around the opener, which gets the focus if the opener is gone. */
  around?: string | undefined
  closeLabel?: string
  /** The first field receives the focus, not the title. */
  focusesField?: boolean
  /** Nobody needs to keep what is typed in it, such as a password: it closes without a question. */
  dropsInput?: boolean
  /** The question before it closes, if it holds something else than typed input. */
  discardTexts?: DiscardTexts
  /** The dialog is open because of its entry in the router's history, which Back leaves. */
  hasOwnEntry?: boolean
  /** On a wide screen, the dialog stays beside the page's content, which can be used. */
  isBeside?: boolean
  /**
   * Called for Back, Escape, the close button or a press outside; with typed input, only after a
   * question. The parent must then unmount the dialog.
   */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog over the right side of the page, or over a whole phone screen. The page behind it
 * cannot be used. With `isBeside`, a panel in its place on the page, and a sheet over a narrow screen.
 */
export function Dialog({
  title,
  subject,
  opener,
  around,
  closeLabel = 'Close',
  focusesField = false,
  dropsInput = false,
  discardTexts,
  hasOwnEntry = false,
  isBeside = false,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useRestoreFocus(opener, around)
  const { asks, close, keep, discard, events } = useDialogClosing(dialog, onClose, {
    hasOwnEntry,
    dropsInput,
  })

  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (!isBeside || matchMedia(narrow).matches) {
      element.showModal()
      return lockPage()
    }
    // show() would scroll the page to the panel.
    element.open = true
    return undefined
  }, [isBeside])
  useEffect(() => {
    const field = focusesField ? dialog.current?.querySelector('input') : null
    // What is beside the panel stays where it is scrolled.
    ;(field ?? heading.current)?.focus({ preventScroll: true })
    dialog.current?.scrollTo({ top: 0 })
  }, [subject, focusesField])

  return (
    <Panel
      ref={dialog}
      aria-labelledby={id}
      $isBeside={isBeside}
      // The browser has closed it.
      onClose={onClose}
      {...events}
    >
      <Inside $isBeside={isBeside}>
        <Top>
          <Heading level={2} size="d4" id={id} focusable ref={heading}>
            {title}
          </Heading>
          <IconButton icon={X} label={closeLabel} onClick={() => void close()} />
        </Top>
        {asks && <DiscardQuestion texts={discardTexts} onDiscard={discard} onKeep={keep} />}
        {children}
      </Inside>
    </Panel>
  )
}

const narrow = theme.media.tablet.replace('@media ', '')

const arrive = keyframes`
  from { transform: translateX(${rem(32)}); }
`

const drawer = css`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(${rem(600)}, 100%);
  height: 100%;
  max-height: none;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-left: ${theme.court.line} solid ${theme.color.ink};
  animation: ${arrive} ${theme.motion.base} ${theme.motion.ease};

  ${theme.media.phone} {
    border-left: 0;
  }
  ${theme.media.calm} {
    animation: none;
  }
`

const beside = css`
  position: sticky;
  top: ${rem(24)};
  width: 100%;
  margin: 0;
  border: ${theme.court.line} solid ${theme.color.chalk};

  ${theme.media.tablet} {
    position: fixed;
    inset: auto 0 0;
    max-height: 92svh;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-width: ${theme.court.line} 0 0;
  }
`

const Panel = styled.dialog<{ $isBeside: boolean }>`
  ${toneTokens('lit')}
  max-width: none;
  background: ${tone.bg};
  color: ${tone.text};

  ${({ $isBeside }) => ($isBeside ? beside : drawer)}

  &::backdrop {
    background: rgb(6 18 14 / 55%);
  }
`

/* A press on the padding is not a press outside. */
const Inside = styled.div<{ $isBeside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  ${({ $isBeside }) => ($isBeside ? besideInside : drawerInside)}
`

const drawerInside = css`
  gap: ${rem(32)};
  min-height: 100%;
  padding: ${rem(24)} ${rem(32)} ${rem(48)};

  ${theme.media.phone} {
    padding: ${rem(16)} ${theme.court.gutter} ${rem(40)};
  }
`

const besideInside = css`
  gap: ${rem(16)};
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
  overflow-wrap: anywhere;

  h2 {
    min-width: 0;
    padding-top: ${rem(10)};
  }
`
