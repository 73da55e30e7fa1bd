import { expect, test } from 'vitest'
import { DatabaseStopped, StatementTooLong } from '#platform/data/database/failures.ts'
import { outageOf } from './outage.ts'

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })

test.each([
  [coded('ECONNREFUSED'), 'away'],
  [coded('57P01'), 'away'],
  [coded('08006'), 'away'],
  [new DatabaseStopped('The embedded database broke down.'), 'away'],
  [new Error('Connection terminated unexpectedly'), 'away'],
  [new Error('timeout exceeded when trying to connect'), 'away'],
  [new Error('timeout expired'), 'away'],
  [new Error('Query read timeout'), 'away'],
  [new Error('Client was closed and is not queryable'), 'away'],
  [new Error('Client has encountered a connection error and is not queryable'), 'away'],
  [coded('25P03', 'terminating connection due to idle-in-transaction timeout'), 'away'],
  [coded('53100', 'could not extend file: No space left on device'), 'full'],
  [coded('ENOSPC'), 'full'],
  [coded('23505'), null],
  [new StatementTooLong(1), null],
  [new TypeError('x is not a function'), null],
  [undefined, null],
] as const)('%s comes from an outage: %s', (error, outage) => {
  expect(outageOf(error)).toBe(outage)
})
