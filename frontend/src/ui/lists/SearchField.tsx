import { Search } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../Button'
import { JoinedInput } from '../fields/JoinedInput'

interface SearchFieldProps {
  label: string
  submit: string
  /** The current search. */
  value: string
  maxLength: number
  onSearch: (texts: string) => void
}

/** A search field that searches on submit only, so nothing changes while the person types. */
export function SearchField({ label, submit, value, maxLength, onSearch }: SearchFieldProps) {
  const [seen, setSeen] = useState(value)
  const [typed, setTyped] = useState(value)
  // Back, forward and "show all" change the search from outside.
  if (value !== seen) {
    setSeen(value)
    setTyped(value)
  }

  function send(event: SubmitEvent) {
    event.preventDefault()
    onSearch(typed.trim())
  }

  return (
    <Frame role="search" method="post" onSubmit={send}>
      <JoinedInput
        label={label}
        type="search"
        name="search"
        autoComplete="off"
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        button={
          <Button type="submit" icon={Search} compact>
            {submit}
          </Button>
        }
      />
    </Frame>
  )
}

const Frame = styled.form`
  min-width: 0;
`
