import { readFileSync, writeFileSync } from 'node:fs'
import { PAGE, TESTS_PAGE, formatTests, promisesIn, readTests } from './promise-tests'

writeFileSync(TESTS_PAGE, formatTests(promisesIn(readFileSync(PAGE, 'utf8')), readTests()))
console.log('docs/security-tests.md is written')
