import type { StaffRoleName } from '@shared/staff-scopes'
import { useField, useFormikContext } from 'formik'
import { useId, type ChangeEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import type { TokenScope } from '../../api/operationTypes'
import { apiTokens } from '../../content/apiTokens'
import { Choices } from '../../form/Choices'
import { rem } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { Tiles } from '../../ui/Tiles'
import { scopeGroups } from './tokenTexts'

const NAME = 'scopes'

/** The scopes that the account can use, as checkboxes in groups. */
export function ScopesField({ role }: { role: StaffRoleName | null }) {
  const [{ value: chosen }, , { setValue }] = useField<TokenScope[]>(NAME)
  const { submitCount } = useFormikContext()
  return (
    <Choices name={NAME} legend={apiTokens.create.scopes} gap="s4">
      {scopeGroups(role).map(({ title, scopes }) => {
        const tiles = scopes.map(({ scope, label }) => ({
          name: NAME,
          value: scope,
          label,
          checked: chosen.includes(scope),
        }))
        const onChange = ({ target: { value, checked } }: ChangeEvent<HTMLInputElement>) => {
          const toggled = scopes.find(({ scope }) => scope === value)?.scope
          const others = chosen.filter(scope => scope !== toggled)
          void setValue(toggled && checked ? [...others, toggled] : others, submitCount > 0)
        }
        return (
          <Group key={title} title={title}>
            <Tiles type="checkbox" columns={2} tiles={tiles} onChange={onChange} />
          </Group>
        )
      })}
    </Choices>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Frame role="group" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
`

const Title = styled.span`
  color: ${tone.text2};
  font-weight: 500;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
`
