import { describe, expect, test } from 'vitest'
import { fractionText } from '#domain/learning/assessment/fraction.ts'
import { effectiveMark, nextStage, type SlotMark, visibleMarks } from './effective-mark.ts'
import { readPoints, rubricPoints } from './mark-points.ts'
import { nextEntry, queueEntry, queueQuestions } from './marking-queue.ts'

/** Marks as `stage marker points`, of 10 points each, in their order. */
const marksOf = (...marks: string[]): SlotMark[] =>
  marks.map((text, index) => {
    const [stage, markerID, points] = text.split(' ')
    return { number: index + 1, stage, markerID: markerID ?? null, points: points ?? '0', most: '10' } as SlotMark
  })
const counted = (marks: SlotMark[], secondMarker: number | null) => {
  const { effective, waitsFor } = effectiveMark(marks, secondMarker)
  return effective ? fractionText(effective.points) : waitsFor
}

describe('the mark that counts', () => {
  test.each<[string, string[], number | null, string]>([
    ['nothing is marked', [], null, 'first'],
    ['the automatic mark', ['auto - 7'], null, '7/1'],
    ['one marker', ['first a 7'], null, '7/1'],
    ['the newest of one marker', ['first a 7', 'first b 1/3'], null, '1/3'],
    ['a person before the machine', ['auto - 0', 'first a 10'], null, '10/1'],
    ['a second marker is missing', ['first a 7'], 20, 'second'],
    ['no second marker for an automatic mark', ['auto - 3', 'first a 7'], 20, '7/1'],
    ['the mean of two', ['first a 7', 'second b 8'], 20, '15/2'],
    ['a difference that is just the limit', ['first a 6', 'second b 8'], 20, '7/1'],
    ['a difference above the limit', ['first a 6', 'second b 8.00001'], 20, 'third'],
    ['every difference with the limit 0', ['first a 6', 'second b 6.00001'], 0, 'third'],
    ['no difference with the limit 0', ['first a 1/3', 'second b 1/3'], 0, '1/3'],
    ['the third decides', ['first a 1', 'second b 9', 'third c 4'], 20, '4/1'],
    ['a regrade decides', ['first a 1', 'second b 9', 'third c 4', 'regrade d 5', 'regrade d 6'], 20, '6/1'],
  ])('%s', (_what, marks, secondMarker, expected) => {
    expect(counted(marksOf(...marks), secondMarker)).toBe(expected)
  })
})

describe('the stage of the next mark', () => {
  test.each<[string, string[], string, number | null, boolean, string]>([
    ['the first', [], 'a', 20, false, 'first'],
    ['the first again, before a second', ['first a 7'], 'a', 20, false, 'first'],
    ['the second of another', ['first a 7'], 'b', 20, false, 'second'],
    ['another first without second markers', ['first a 7'], 'b', null, false, 'first'],
    ['the third of a third', ['first a 1', 'second b 9'], 'c', 20, false, 'third'],
    ['not of the first', ['first a 1', 'second b 9'], 'a', 20, false, 'third-person'],
    ['not of the second', ['first a 1', 'second b 9'], 'b', 20, false, 'third-person'],
    ['complete marks are corrected', ['first a 8', 'second b 9'], 'c', 20, false, 'regrade'],
    ['the third again', ['first a 1', 'second b 9', 'third c 4'], 'c', 20, false, 'third'],
    ['a correction of the third by another', ['first a 1', 'second b 9', 'third c 4'], 'a', 20, false, 'regrade'],
    ['after the release', ['auto - 1'], 'a', null, true, 'regrade'],
    ['after a regrade', ['auto - 1', 'regrade x 2'], 'a', null, false, 'regrade'],
  ])('%s', (_what, marks, markerID, secondMarker, isReleased, expected) => {
    expect(nextStage(marksOf(...marks), { markerID, secondMarker, isReleased })).toBe(expected)
  })

  test('a second marker never reads the first mark, nor do both while a third decides', () => {
    const of = { secondMarker: 20, isReleased: false }
    const first = marksOf('first a 7')
    expect(visibleMarks(first, { ...of, markerID: 'b' })).toEqual([])
    expect(visibleMarks(first, { ...of, markerID: 'a' })).toHaveLength(1)
    const both = marksOf('first a 1', 'second b 9')
    expect(visibleMarks(both, { ...of, markerID: 'a' }).map(({ markerID }) => markerID)).toEqual(['a'])
    expect(visibleMarks(both, { ...of, markerID: 'c' })).toHaveLength(2)
  })
})

describe('points of a marker', () => {
  test.each([
    ['1.5', '1.5', '3/2'],
    ['๑.๕', '2', '3/2'],
    [' 2 ', '2', '2/1'],
    ['2.00001', '2', null],
    ['-1', '2', null],
    ['1e0', '2', null],
    ['', '2', null],
    ['1,5', '2', null],
    ['0.123456', '2', null],
  ])('"%s" of %s', (text, most, expected) => {
    const points = readPoints(text, most)
    expect(points && fractionText(points)).toBe(expected)
  })

  const rubric = [
    {
      id: 'l1',
      text: 'เนื้อหา',
      levels: [
        { id: 'a', text: 'ดี', points: 2 },
        { id: 'b', text: 'พอใช้', points: 1 },
      ],
    },
    {
      id: 'l2',
      text: 'ภาษา',
      levels: [
        { id: 'c', text: 'ดี', points: 1 },
        { id: 'd', text: 'แก้', points: 0 },
      ],
    },
  ]
  test.each([
    [{ l1: 'a', l2: 'c' }, '5/1'],
    [{ l1: 'b', l2: 'c' }, '10/3'],
    [{ l1: 'b', l2: 'd' }, '5/3'],
    [{ l1: 'b' }, null],
    [{ l1: 'c', l2: 'd' }, null],
  ])('levels %j', (levels, expected) => {
    const points = rubricPoints(rubric, { levels: levels as Record<string, string>, most: '5' })
    expect(points && fractionText(points)).toBe(expected)
  })
})

describe('the queue of a marker', () => {
  const entry = (attemptID: string, questionID: string, marks: SlotMark[]) => {
    const of = { attemptID, questionID, version: 1, slot: '1', marks, secondMarker: 20, isReleased: false }
    return queueEntry({ ...of, waitsFor: effectiveMark(marks, 20).waitsFor }, 'me')
  }
  const entries = [
    entry('a1', 'q1', marksOf('first me 5')),
    entry('a2', 'q1', marksOf('first you 5')),
    entry('a3', 'q2', []),
    entry('a4', 'q1', marksOf('first you 5', 'second me 6')),
  ]
  test('waits for this person only where the next mark is theirs', () => {
    expect(entries.map(({ isWaiting }) => isWaiting)).toEqual([false, true, true, false])
    expect(queueQuestions(entries)).toMatchObject([
      { questionID: 'q1', waiting: 1, done: 1, total: 3 },
      { questionID: 'q2', waiting: 1, done: 0, total: 1 },
    ])
  })
  test('goes on with the same question before another', () => {
    expect(nextEntry(entries, entries[3]!)?.attemptID).toBe('a2')
    expect(nextEntry(entries, entries[1]!)?.attemptID).toBe('a3')
    expect(nextEntry([entries[0]!], null)).toBeNull()
  })
})
