import { InputType } from 'type-graphql'
import { LinkInput } from '../../links/links.inputs'

@InputType({ description: 'The token of a mailed link that confirms an address.' })
export class ConfirmEmailInput extends LinkInput {}
