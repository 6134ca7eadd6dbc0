import { findLinkToken } from '@shared/link-text'
import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { pasteLink } from '../../content/mailedLinks'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { paths } from '../../paths'
import { rem } from '../../ui/theme'
import type { PasteLinkValues } from './pasteLink.schema'

const schema = chunk(() => import('./pasteLink.schema').then(m => m.pasteLinkSchema))
const blank: PasteLinkValues = { link: '' }
const modes = ['reset', 'confirm', 'news', 'leave', 'offer', 'staff', 'keep', 'undo'] as const

/** Opens a mailed link that a mail program has cut off, from the line below the mail's button. */
export function PasteLink() {
  return (
    <Room>
      <Form
        schema={schema}
        blank={blank}
        submit={open}
        failed={pasteLink.failed}
        label={pasteLink.title}
      >
        <Field
          name="link"
          required
          label={pasteLink.label}
          hint={pasteLink.hint}
          autoComplete="off"
        />
        <SubmitButton
          label={pasteLink.submit}
          pending={pasteLink.pending}
          icon={ArrowRight}
          block
        />
      </Form>
    </Room>
  )
}

/** The same page takes the token from its address; another one is loaded. */
function open({ link }: PasteLinkValues): Promise<void> {
  const named = /[?&]mode=([a-z]+)/.exec(link)?.[1]
  const mode = modes.find(one => one === named)
  const page = mode ? paths.auth({ mode }) : location.pathname + location.search
  location.assign(`${page}#${findLinkToken(link) ?? ''}`)
  return Promise.resolve()
}

const Room = styled.div`
  margin-top: ${rem(8)};
`
