import { UserSearch, X } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { lettersTexts } from '../../../content/admin/letters'
import { SmallButton } from '../../../ui/SmallButton'
import { TextInput } from '../../../ui/fields/TextInput'
import { Stack } from '../../../ui/Stack'
import { TextButton } from '../../../ui/TextButton'
import { rem } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { usePeopleQuery } from '../find/find.generated'
import { nameOf } from '../person/personState'
import { useSettled } from '../section/useSettled'
import { useLetterReaderQuery } from './letters.generated'

const texts = lettersTexts.form

/** The pause in typing after which the search begins. */
const PAUSE_MS = 150

interface PersonChoiceProps {
  label: string
  /** What is chosen without a person. */
  none?: string
  /** The id of the chosen account; an empty text without one. */
  userId: string
  error?: string | undefined
  onChoose: (userId: string) => void
}

/** A field that finds one person with an account. */
export function PersonChoice({ label, none, userId, error, onChoose }: PersonChoiceProps) {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const search = useSettled(typed.trim(), PAUSE_MS)
  const found = usePeopleQuery({
    variables: { search, withMessages: false, withNewsletter: false },
    skip: search === '',
  })
  const { data } = useLetterReaderQuery({ variables: { id: userId }, skip: userId === '' })
  const id = useId()
  const isChoosing = isOpen || (userId === '' && none === undefined)
  if (!isChoosing)
    return (
      <Line role="group" aria-labelledby={id}>
        <span id={id}>{`${label}: ${data?.person ? nameOf(data.person) : (none ?? '')}`}</span>
        <TextButton icon={UserSearch} onClick={() => setIsOpen(true)}>
          {texts.changePerson}
        </TextButton>
        {userId !== '' && none !== undefined && (
          <TextButton icon={X} onClick={() => onChoose('')}>
            {none}
          </TextButton>
        )}
      </Line>
    )
  const people = search === '' ? [] : (found.data?.people ?? [])
  const isNobody = search !== '' && found.data !== undefined && people.length === 0
  return (
    <Stack gap="s2">
      <TextInput
        label={label}
        hint={texts.find}
        value={typed}
        autoComplete="off"
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Found>
        {people.map(person => (
          <li key={person.id}>
            <SmallButton
              compact
              onClick={() => {
                onChoose(person.id)
                setTyped('')
                setIsOpen(false)
              }}
            >
              {nameOf(person)}
            </SmallButton>
          </li>
        ))}
      </Found>
      <Says role="status">{isNobody ? texts.nobody : ''}</Says>
    </Stack>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(4)} ${rem(16)};
  overflow-wrap: anywhere;
`

const Found = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)};
`

const Says = styled.p`
  color: ${tone.text2};

  &:empty {
    display: none;
  }
`
