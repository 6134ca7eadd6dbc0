import { join } from 'node:path'
import { shareApp } from '../harness'
import { specsOf } from './spec-groups.cjs'

/**
 * Declares the specs of a group, each in a describe block with its path as the title. They share one
 * jest environment, so the application is loaded once for all of them: for each spec file by itself,
 * that took as long as its tests. Specs without settings of their own also share the app and its database. `groupFile` is the path of the file that calls it.
 */
export function describeSpecs(groupFile: string): void {
  shareApp()
  for (const file of specsOf(groupFile))
    describe(file, () => {
      // A failed test may have left these to the next spec.
      afterAll(() => {
        jest.restoreAllMocks()
        jest.useRealTimers()
      })
      jest.requireActual(join(__dirname, '../..', file))
    })
}
