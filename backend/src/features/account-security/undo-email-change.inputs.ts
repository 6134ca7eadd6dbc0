import { InputType } from 'type-graphql'
import { LinkInput } from '../../links/links.inputs'

@InputType({ description: 'The token of a link that was mailed to an account’s former address.' })
export class UndoEmailChangeInput extends LinkInput {}
