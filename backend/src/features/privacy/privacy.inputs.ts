import { InputType } from 'type-graphql'
import { LinkInput } from '../../links/links.inputs'

@InputType({ description: 'The token of a mailed link that keeps an account.' })
export class KeepMyAccountInput extends LinkInput {}
