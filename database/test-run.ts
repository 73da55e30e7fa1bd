import { randomBytes } from 'node:crypto'
import { dropTemplates, testServer } from '#platform/data/database/test-database.ts'

/** Runs once for a test run: gives it a name, and at the end removes what its workers share on a server. */
export const setup = () => {
  process.env['WICHA_TEST_RUN'] = randomBytes(4).toString('hex')
  return () => dropTemplates(testServer())
}
