import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { leafText, merkleProof, merkleRoot } from './merkle.ts'
import { parseBlueprint } from './parse-blueprint.ts'
import { isOver, takesLate } from './sitting-state.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const leaves = (count: number) =>
  Array.from({ length: count }, (_, at) => leafText({ attemptID: `a${at}`, seq: at + 1, head: hash(String(at)) }))

describe('a root over logs', () => {
  test.each([1, 2, 3, 4, 5, 8, 13])('of %i leaves is reached from each of them', (count) => {
    const all = leaves(count)
    const root = merkleRoot(all, hash)
    for (const leaf of all) {
      const reached = merkleProof(all, { leaf, hash }).reduce(
        (last, step) => hash(step.side === 'left' ? `node ${step.hash} ${last}` : `node ${last} ${step.hash}`),
        hash(`leaf ${leaf}`),
      )
      expect(reached).toBe(root)
    }
  })

  test('is another one if a leaf changes, is missing or moves', () => {
    const all = leaves(5)
    const roots = [all, [...all.slice(0, 4), 'x'], all.slice(0, 4), all.toReversed()].map((list) =>
      merkleRoot(list, hash),
    )
    expect(new Set(roots).size).toBe(4)
  })

  test('needs leaves, and a proof needs its leaf', () => {
    expect(() => merkleRoot([], hash)).toThrow(RangeError)
    expect(() => merkleProof(leaves(2), { leaf: 'x', hash })).toThrow(RangeError)
  })
})

describe('a blueprint', () => {
  const settings = {
    ...{ duration: 60, passPercent: 50, attempts: null, waitBetween: 0, scoring: 'best', hasPenalty: false },
    ...{ navigation: 'free', perPage: 1, review: { level: 'score', from: 'released' }, releasesItself: true },
    ...{ secondMarker: null, resitCap: null },
  }
  const section = {
    ...{ id: 'a1', title: 'ตอนที่ 1', instruction: '', points: '1.5', shuffle: true },
    source: { kind: 'pool', bank: 'a'.repeat(24), count: 3 },
  }
  const blueprint = { version: 1, sections: [section], settings }

  test('is read as it is', () => expect(parseBlueprint(blueprint)).toEqual({ blueprint }))

  test.each([
    ['an unknown field', { ...blueprint, key: 1 }],
    ['negative points', { ...blueprint, sections: [{ ...section, points: '-1' }] }],
    ['points that are no number', { ...blueprint, sections: [{ ...section, points: '1e3' }] }],
    ['a pool of no questions', { ...blueprint, sections: [{ ...section, source: { ...section.source, count: 0 } }] }],
    ['a bank that is no id', { ...blueprint, sections: [{ ...section, source: { ...section.source, bank: 'x' } }] }],
    ['a pass mark above 100', { ...blueprint, settings: { ...settings, passPercent: 101 } }],
    ['no time at all', { ...blueprint, settings: { ...settings, duration: 0 } }],
    ['nothing', null],
  ])('with %s is refused', (_name, input) => expect(parseBlueprint(input)).toHaveProperty('issues'))
})

describe('the end of an attempt', () => {
  const deadline = '2026-12-01T03:02:00.000Z'
  const at = (text: string) => Date.parse(text)
  test.each([
    ['open', deadline, '2026-12-01T03:01:59.999Z', false],
    ['open', deadline, deadline, true],
    ['paused', deadline, '2026-12-02T00:00:00Z', false],
    ['closed', deadline, '2026-12-02T00:00:00Z', false],
    ['open', null, '2036-12-02T00:00:00Z', false],
  ] as const)('%s until %s at %s: %s', (state, until, now, expected) =>
    expect(isOver({ state, deadline: until }, at(now))).toBe(expected),
  )
  test.each([
    ['time', '2026-12-02T03:01:59Z', true],
    ['time', '2026-12-02T03:02:00Z', false],
    ['learner', '2026-12-01T03:02:00Z', false],
    ['invigilator', '2026-12-01T03:02:00Z', false],
  ])('closed by %s, at %s: late answers %s', (closedBy, now, expected) =>
    expect(takesLate({ closedBy, deadline }, at(now))).toBe(expected),
  )
})
