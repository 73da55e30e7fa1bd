import { expect, test } from 'vitest'
import { changeTo } from './change-to.ts'

test('only what differs is a change', () => {
  expect(changeTo({ a: 1, b: [1], c: undefined }, { a: 1, b: [1], c: null })).toBeNull()
  expect(changeTo({ a: 1, b: [1] }, { a: 1, b: [2] })).toEqual({ b: [2] })
})
