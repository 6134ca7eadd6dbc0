import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { getNamedType, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { canonicalJson } from '../core/canonical-json'
import type { KeyRing } from '../core/derived-keys'
import type { Connection } from '../pagination/connection'
import type { Context } from './context'
import { trimToNull } from '../core/normalize'

type Values = Record<string, unknown>
type Resolver = GraphQLFieldResolver<unknown, Context, Values>

/** Opens no list: paginate.ts refuses it, once the asking person has been let in. */
const NO_CURSOR = 'no cursor'

/**
 * Seals the cursors of every list: paginate.ts writes what a row is ordered by, clients see an opaque text
 * that is good for the same list, order and filter, for the same person, on every server with the same
 * secret. `first` may change from page to page.
 */
export function sealCursors(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const answered = getNamedType(field.type)
      const isList = isObjectType(answered) && 'pageInfo' in answered.getFields()
      if (isList && field.resolve)
        field.resolve = withSealedCursors(`${type.name}.${field.name}`, field.resolve)
    }
  }
  return schema
}

function withSealedCursors(list: string, resolve: Resolver): Resolver {
  return async (root, { after, ...args }, context, info) => {
    const of = (root as { id?: string } | undefined)?.id
    const seal = createSeal(
      context.keys.cursors,
      canonicalJson([list, of, context.user?.id, filterOf(args)]),
    )
    const opened = typeof after === 'string' && after && (seal.open(after) ?? NO_CURSOR)
    const page = (await resolve(root, { ...args, after: opened || null }, context, info)) as
      | Connection<unknown>
      | undefined
    if (page) sealPage(page, seal)
    return page
  }
}

/** What a page keeps from one to the next: all but its size, and a text as the list reads it. */
function filterOf(args: Values): Values {
  const kept = Object.entries(args).filter(([name]) => name !== 'first')
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? trimToNull(value) : value]),
  )
}

/** In its place, and each cursor when it is asked for: sealing one takes longer than the rest of its row. */
function sealPage(page: Connection<unknown>, { close }: Seal): void {
  const { edges, pageInfo } = page
  page.edges = edges.map(edge => new SealedEdge(edge, close))
  page.pageInfo = {
    hasNextPage: pageInfo.hasNextPage,
    hasPreviousPage: pageInfo.hasPreviousPage,
    get startCursor() {
      return pageInfo.startCursor && close(pageInfo.startCursor)
    },
    get endCursor() {
      return pageInfo.endCursor && close(pageInfo.endCursor)
    },
  }
}

class SealedEdge<Node> {
  readonly node: Node

  constructor(
    private readonly plain: Connection<Node>['edges'][number],
    private readonly close: Seal['close'],
  ) {
    this.node = plain.node
  }

  get cursor(): string {
    return this.close(this.plain.cursor)
  }
}

interface Seal {
  close: (text: string) => string
  /** The text, or undefined when it was closed for something else, or by somebody else. */
  open: (sealed: string) => string | undefined
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM, bound to what the text is for. */
export function createSeal(keys: KeyRing, purpose: string): Seal {
  const [key] = keys
  return {
    close: text => {
      // Made of the text, so that a row's cursor is the same each time, and no nonce serves two texts.
      const hmac = createHmac('sha256', nonceKeyOf(key)).update(JSON.stringify([purpose, text]))
      const nonce = hmac.digest().subarray(0, NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose))
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    open: sealed => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed)
        return undefined
      for (const one of keys) {
        const text = decrypt(one, purpose, bytes)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

const nonceKeys = new WeakMap<Buffer, Buffer>()

/** Made once of each key: it is the same for all cursors. */
function nonceKeyOf(key: Buffer): Buffer {
  const nonceKey = nonceKeys.get(key) ?? createHmac('sha256', key).update('nonces').digest()
  nonceKeys.set(key, nonceKey)
  return nonceKey
}

function decrypt(key: Buffer, purpose: string, bytes: Buffer): string | undefined {
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
