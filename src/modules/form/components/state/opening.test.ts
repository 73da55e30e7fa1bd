import { expect, test } from 'vitest'
import type { Opening } from '../sending/calls.ts'
import type { OpenForm } from './form-context.ts'
import { createOpening, isOpen } from './opening.ts'

const form = (n: number): OpenForm => ({ version: 1, key: `k${n}`, token: `t${n}`, session: {} })
const refused: Opening = { kind: 'refused', message: 'ปิดแล้ว', issues: [] }

/** An opening whose server gives these answers. */
function openingWith(...replies: Opening[]) {
  const tokens: string[] = []
  const opening = createOpening({
    ...{ begun: null, token: '' },
    ask: async (token) => {
      tokens.push(token)
      return replies.shift() ?? null
    },
  })
  return { opening, tokens }
}

test('is asked for once, and again with its token after a renewal or a new page', async () => {
  const { opening, tokens } = openingWith(form(1), form(2))
  expect(await Promise.all([opening.open(), opening.open()])).toEqual([form(1), form(1)])
  opening.renew('t9')
  expect(await opening.open()).toEqual({ ...form(1), token: 't9' })
  opening.forget()
  expect(await opening.open()).toEqual(form(2))
  expect(tokens).toEqual(['', ''])
})

test('goes on with the token that a tab kept', async () => {
  const { opening, tokens } = openingWith(form(1))
  opening.renew('kept')
  await opening.open()
  expect([tokens, opening.token()]).toEqual([['kept'], 't1'])
})

test('is tried again after a refusal and without an answer, and tells both once', async () => {
  const { opening } = openingWith(refused, null, form(1))
  const told: boolean[] = []
  opening.listen((result) => told.push(isOpen(result)))
  for (const expected of [refused, null, form(1)]) expect(await opening.open()).toEqual(expected)
  expect(told).toEqual([false, true])
})

test('tells who listens later what came with the page, once', () => {
  const opening = createOpening({ begun: form(1), token: '', ask: async () => null })
  const told: unknown[] = []
  opening.listen((result) => told.push(result))
  opening.listen((result) => told.push(result))
  expect(told).toEqual([form(1)])
})
