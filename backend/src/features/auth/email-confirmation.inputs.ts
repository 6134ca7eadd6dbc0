import { InputType } from 'type-graphql'
import { LinkInput } from '../../links/links.inputs'

@InputType({ description: 'What shows that mail to an address arrives.' })
export class ConfirmEmailInput extends LinkInput {}
