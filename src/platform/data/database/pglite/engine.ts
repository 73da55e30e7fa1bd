import { compileEngine } from './embedded.ts'

/** PostgreSQL compiled once for all embedded databases of a process, such as in a test run. */
export const engine = await compileEngine()
