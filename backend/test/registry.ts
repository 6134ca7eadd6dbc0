import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'

/** What the product's features bring, as a start makes it. */
export const registry = createRegistry(features)
