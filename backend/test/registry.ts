import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'

/** The registry of all features, as a start creates it. */
export const registry = createRegistry(features)
