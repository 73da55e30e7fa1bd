import { compileEngine } from './embedded.ts'

/** PostgreSQL compiled once for all embedded databases that a process opens one after the other, as a run of the tests does. */
export const engine = await compileEngine()
