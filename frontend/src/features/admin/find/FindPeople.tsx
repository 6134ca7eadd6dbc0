import { SEARCH_MAX } from '@shared/rules'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { findTexts as texts } from '../../../content/admin/find'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import type { FoundOption } from './foundOptions'
import { FoundList } from './FoundList'
import { rememberPerson } from './recentPeople'
import { useFindKeys } from './useFindKeys'
import { useFound } from './useFound'

/**
 * The field that finds people with and without an account: a combobox whose list opens while the
 * person types. The keys `/` and Ctrl-K move the focus to it (PAGE-31).
 */
export function FindPeople() {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const { options, isRecent, isPending, error } = useFound(typed)
  const active = isOpen ? options[Math.min(index, options.length - 1)] : undefined
  useFindKeys(() => {
    input.current?.focus()
    input.current?.select()
    setIsOpen(true)
  })

  function change(text: string) {
    setTyped(text)
    setIndex(0)
    setIsOpen(true)
  }
  function choose(option: FoundOption) {
    rememberPerson(option)
    setTyped('')
    setIsOpen(false)
    input.current?.blur()
    void navigate(option.to)
  }
  function step(by: number) {
    setIsOpen(true)
    if (options.length > 0 && isOpen)
      setIndex((Math.min(index, options.length - 1) + by + options.length) % options.length)
  }
  function press(event: KeyboardEvent) {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: active && (() => choose(active)),
      Escape: () => (isOpen ? setIsOpen(false) : setTyped('')),
    }
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  const hasList = isOpen && options.length > 0
  const news = isPending
    ? texts.searching
    : error
      ? texts.failed
      : options.length > 0
        ? texts.found(options.length)
        : texts.nobody
  const says = isOpen && !isRecent ? news : ''
  return (
    <Frame role="search" onBlur={leave}>
      <label htmlFor={id}>
        <VisuallyHidden>{texts.label}</VisuallyHidden>
      </label>
      <Input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.placeholder}
        title={texts.hint}
        maxLength={SEARCH_MAX}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-keyshortcuts="/ Control+K"
        aria-expanded={hasList}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.id}`}
        value={typed}
        onChange={({ target }) => change(target.value)}
        onFocus={() => setIsOpen(true)}
        onKeyDown={press}
      />
      <Popup $isOpen={hasList || says !== ''}>
        <Says role="status">{says}</Says>
        <FoundList
          id={id}
          label={isRecent ? texts.recent : texts.results}
          options={hasList ? options : []}
          active={active}
          onChoose={choose}
        />
      </Popup>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  max-width: ${rem(440)};

  ${theme.media.phone} {
    max-width: none;
  }
`

const Input = styled.input`
  width: 100%;
  height: ${theme.size.minTarget};
  padding: 0 ${rem(14)};
  border: ${theme.stroke.ui} solid ${tone.line};
  background: ${tone.card};
`

/* Over the section, which does not move. */
const Popup = styled.div<{ $isOpen: boolean }>`
  position: absolute;
  inset: 100% 0 auto;
  min-width: min(${rem(360)}, 100%);
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.card};
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
`

const Says = styled.p`
  color: ${tone.text2};
  font-size: ${rem(15)};

  &:not(:empty) {
    padding: ${rem(8)} ${rem(14)};
  }
`
