import { expect, test } from 'vitest'

import { fraction, fractionText } from './fraction.ts'
import { countedScore, isPass, type Score, scorePaper } from './score.ts'

type Line = [points: string, share: string, isDropped?: boolean]
const slotsOf = (lines: Line[]) =>
  lines.map(([points, share, isDropped], index) => ({
    slot: String(index + 1),
    points,
    share: share === 'manual' || share === 'none' ? share : fraction(share),
    isDropped,
  })) as Parameters<typeof scorePaper>[0]

test.each<[string, Line[], number, string[]]>([
  [
    'all right',
    [
      ['1', '1'],
      ['2', '1'],
    ],
    60,
    ['3/1', '3/1', '100/1', 'true'],
  ],
  [
    'thirds',
    [
      ['1', '1/3'],
      ['1', '1/3'],
      ['1', '1/3'],
    ],
    33,
    ['1/1', '3/1', '100/3', 'true'],
  ],
  [
    'just the pass mark',
    [
      ['3', '2/3'],
      ['2', '1/2'],
    ],
    60,
    ['3/1', '5/1', '60/1', 'true'],
  ],
  [
    'less than the pass mark by little',
    [['1', '599999/1000000']],
    60,
    ['599999/1000000', '1/1', '599999/10000', 'false'],
  ],
  [
    'penalties never go below 0',
    [
      ['1', '-1'],
      ['1', '1/2'],
    ],
    0,
    ['0/1', '2/1', '0/1', 'true'],
  ],
  [
    'a penalty takes from others',
    [
      ['1', '-1/4'],
      ['1', '1'],
    ],
    50,
    ['3/4', '2/1', '75/2', 'false'],
  ],
  [
    'decimal points',
    [
      ['0.1', '1'],
      ['0.2', '1'],
    ],
    100,
    ['3/10', '3/10', '100/1', 'true'],
  ],
  [
    'a dropped slot counts for nobody',
    [
      ['1', '1'],
      ['1', '0', true],
    ],
    100,
    ['1/1', '1/1', '100/1', 'true'],
  ],
  [
    'what is not marked counts 0',
    [
      ['1', '1'],
      ['1', 'manual'],
    ],
    50,
    ['1/1', '2/1', '50/1', 'true'],
  ],
  [
    'scales carry nothing',
    [
      ['0', 'none'],
      ['2', '1'],
    ],
    50,
    ['2/1', '2/1', '100/1', 'true'],
  ],
  ['nothing carries points', [['0', 'none']], 50, ['0/1', '0/1', '0/1', 'false']],
  ['no more than all', [['1', '3/2']], 50, ['1/1', '1/1', '100/1', 'true']],
])('%s', (_, lines, passPercent, [points, most, percent, passed]) => {
  const score: Score = scorePaper(slotsOf(lines), { passPercent })
  const texts = [score.points, score.most, score.percent].map(fractionText)
  expect([...texts, String(score.passed)]).toEqual([points, most, percent, passed])
  const unmarked = lines.flatMap(([, share], index) => (share === 'manual' ? [String(index + 1)] : []))
  expect(score.unmarked).toEqual(unmarked)
})

test('59.999 does not pass 60, although it is displayed as 60.00', () => {
  expect(isPass(fraction('59.999'), 60)).toBe(false)
  expect(isPass(fraction('60'), 60)).toBe(true)
})

const attempts = [
  { id: 'a', percent: fraction('50'), isResit: false },
  { id: 'b', percent: fraction('80'), isResit: true },
  { id: 'c', percent: fraction('80'), isResit: true },
  { id: 'd', percent: fraction('40'), isResit: true },
]

test.each([
  ['best', null, 'b', '80/1'],
  ['best', 60, 'b', '60/1'],
  ['best', 45, 'a', '50/1'],
  ['first', 60, 'a', '50/1'],
  ['last', 60, 'd', '40/1'],
  ['mean', null, null, '125/2'],
  ['mean', 60, null, '105/2'],
] as const)('%s with cap %s: %s counts %s', (scoring, resitCap, id, percent) => {
  const counted = countedScore(attempts, { scoring, resitCap })
  expect(counted && { ...counted, percent: fractionText(counted.percent) }).toEqual({ id, percent })
  expect(countedScore([], { scoring, resitCap })).toBeNull()
})
