import { join } from 'node:path'
import { specsOf } from './spec-groups.cjs'

/**
 * Declares the specs of a group, each in a describe block with its path as the title. They share one
 * jest environment, so the application is loaded once for all of them: for each spec file by itself,
 * that took as long as its tests.
 */
export function describeSpecs(group: number): void {
  for (const file of specsOf(group))
    describe(file, () => {
      jest.requireActual(join(__dirname, '../..', file))
    })
}
