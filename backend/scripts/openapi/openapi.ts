import type { JsonSchema } from './json-schema'

/** The parts of OpenAPI 3.1 that the document uses. */
export interface OpenApi {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Response>
    headers: Record<string, Header>
    securitySchemes: Record<string, object>
  }
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

interface Header {
  $ref?: string
  description?: string
  schema?: JsonSchema
}

export interface Response {
  $ref?: string
  description?: string
  headers?: Record<string, Header>
  content?: Content
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>
