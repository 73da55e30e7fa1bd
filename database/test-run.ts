import { randomBytes } from 'node:crypto'
import { dropTemplates, testServer } from '#platform/data/database/test-database.ts'

/** Once for a run of the tests: gives it a name of its own, and removes at its end what its workers share on a server. */
export const setup = () => {
  process.env['WICHA_TEST_RUN'] = randomBytes(4).toString('hex')
  return () => dropTemplates(testServer())
}
