import { render, screen } from '@testing-library/react'
import { object, string } from 'yup'
import { partsOf, renderedByLetter } from '../testing/renderedByLetter'
import { Field, PasswordField, TextAreaField } from './Field'
import { Form } from './Form'

const failed = { title: 'Error', description: 'Please try again.' }
const schema = object({ name: string(), word: string(), note: string() })

describe('Field', () => {
  it.each(['Name', 'Note'])('renders no other field while %s is typed in', async label => {
    const blank = { name: '', word: '', note: '' }
    render(
      <Form schema={schema} blank={blank} submit={() => Promise.resolve()} failed={failed}>
        <Field name="name" label="Name" />
        <PasswordField name="word" label="Word" show="Show" />
        <TextAreaField name="note" label="Note" />
      </Form>,
    )
    const field = screen.getByLabelText(label)
    expect(await renderedByLetter(field)).toEqual(partsOf(field))
  })
})
