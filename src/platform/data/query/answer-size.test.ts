import { expect, test } from 'vitest'
import { RequestError } from '#platform/errors/errors.ts'
import { mended } from './answer-size.ts'

test.each([
  [{ code: '22P02', message: 'invalid input syntax for type boolean: "the answer is too large"' }, 'too-big'],
  [{ code: '57014', message: 'canceling statement due to statement timeout' }, 'too-slow'],
])('what ended a statement for its own sake says what to mend: %j', (error, code) => {
  const refusal = mended(error) as RequestError
  expect(refusal).toBeInstanceOf(RequestError)
  expect(refusal).toMatchObject({ kind: 'invalid', issues: [{ field: 'pipeline', code }] })
})

test.each([
  new Error('the answer is too large'),
  { code: '22P02', message: 'invalid input syntax for type integer: "x"' },
  { code: '42703', message: 'column does not exist' },
])('any other error stays what it is: %s', (error) => {
  expect(mended(error)).toBe(error)
})
