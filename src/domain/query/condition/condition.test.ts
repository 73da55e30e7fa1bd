import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unmet } from './condition.ts'

const kinds = { today: 'date', done: 'list', seconds: 'number' } as const
const facts = { today: '2026-11-22', done: ['a', 'b'], seconds: 60 }

describe('conditions', () => {
  it.each([
    [{ today: { $gte: '2026-11-22' } }, true],
    [{ today: { $gte: '2026-11-23' } }, false],
    [{ done: 'a' }, true],
    [{ done: 'c' }, false],
    [{ $or: [{ done: 'c' }, { seconds: { $gte: 60 } }] }, true],
    [{ done: { $nin: ['a'] } }, false],
    [{}, true],
  ])('%j holds: %j', (when, isMet) => {
    expect(unmet([{ when, reason: 'no' }], { facts, kinds })).toEqual(isMet ? [] : ['no'])
  })

  it('says every reason that stands against, in the order of the conditions', () => {
    const conditions = ['z', 'a', 'y'].map((name) => ({ when: { done: name }, reason: name }))
    expect(unmet(conditions, { facts, kinds })).toEqual(['z', 'y'])
  })

  it('refuses to judge by a fact that nobody named', () => {
    expect(() => unmet([{ when: { isAdmin: true }, reason: '' }], { facts, kinds })).toThrow('no filter')
  })

  it('holds of all exactly where it holds of each', () => {
    const names = fc.subarray(['a', 'b', 'c', 'd'])
    fc.assert(
      fc.property(names, names, (needed, done) => {
        const conditions = needed.map((name) => ({ when: { done: name }, reason: name }))
        const missing = needed.filter((name) => !done.includes(name))
        expect(unmet(conditions, { facts: { ...facts, done }, kinds })).toEqual(missing)
      }),
    )
  })
})
