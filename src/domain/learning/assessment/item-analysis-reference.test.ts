import { expect, test } from 'vitest'
import { analyseItems } from './item-analysis.ts'

/*
 * Marks and figures that Moodle publishes of its quiz statistics: 25 attempts at seven questions, computed there in a spreadsheet. Its
 * facility, deviation, weight, index, efficiency, coefficient of internal consistency and standard error must be ours.
 */
const third = 1 / 3
const attempts = [
  [1, 1, 1, 1, 1, 0, 1],
  [1, 1, 1, 1, 0.5, 1, 0],
  [1, 1, 1, 1, 0.5, 0, 1],
  [0, 0, 1, 1, 1, 0, 0],
  [1, 0, 1, 0, 0, 1, 0.5],
  [1, 1, 1, 1, 0.5, 0, 0.5],
  [0, 1, 1, 1, 0.5, 1, 0.5],
  [1, 1, 1, 0, 0.5, 1, 0.5],
  [1, 0, 1, 1, 1, 1, 1],
  [0, 1, 1, 0, 0.5, 1, 0.5],
  [0.8, 0, 1, 1, 0.5, 1, 0.5],
  [1, 1, 1, 0, 0.5, 1, 1],
  [1, 0, 1, 1, 0.5, 1, 0.5],
  [1, 0, 1, 1, 1, 0, 0.5],
  [0, 0, 1, 1, 0, 1, 1],
  [1, 0, 1, 0, 0.5, 1, 1],
  [0.8, 0, 1, 1, 0.5, 0, 1],
  [1, 0, 1, 1, 0, 1, 0.5],
  [1, 0, 1, 1, 0.5, 0, 0.5],
  [0, 1, 1, 0, 0.5, 1, 0],
  [1, 1, third, 1, 0.5, 0, 0.5],
  [1, 1, 1, 0, 0.5, 0, 0.5],
  [1, 1, 1, 1, 0, 1, 0.5],
  [0, 0, 1, 0, 0.5, 1, 1],
  [0, 0, 1, 1, 1, 1, 1],
]

/** Facility, deviation, effective weight, discrimination index and discriminative efficiency; the last three in percent. */
const published = [
  [0.704, 0.4513682901, 21.2922742344, -7.0650767526, -9.4550536967],
  [0.48, 0.5099019514, 18.8979800309, -28.8982125772, -36.7834118938],
  [0.973333332, 0.13333334, 4.443012573, -9.1230674268, -21.6545012165],
  [0.68, 0.4760952286, 18.9347251357, -22.6306444113, -31.4411395613],
  [0.52, 0.3055050463, 11.1450138688, -17.6997047674, -21.1794802584],
  [0.64, 0.4898979486, 9.8081339177, -45.3785178421, -56.9365974439],
  [0.62, 0.331662479, 15.4788602394, -5.6543166602, -6.5043742058],
] as const

const analysis = analyseItems({ items: published.map((_, at) => ({ id: `q${at + 1}`, most: 1 })), attempts })!

test.each(published.map((figures, at) => ({ at, figures })))(
  'item $at has the published figures',
  ({ at, figures }) => {
    const item = analysis.items[at]!
    const [facility, deviation, weight, index, efficiency] = figures
    expect(item.facility).toBeCloseTo(facility, 6)
    expect(item.standardDeviation).toBeCloseTo(deviation, 6)
    expect(item.effectiveWeight).toBeCloseTo(weight / 100, 6)
    expect(item.discriminationIndex).toBeCloseTo(index / 100, 6)
    expect(item.discriminativeEfficiency).toBeCloseTo(efficiency / 100, 6)
  },
)

test('the test as a whole has the published figures', () => {
  expect(analysis.mean).toBeCloseTo(4.617333332, 6)
  expect(analysis.standardDeviation).toBeCloseTo(0.8117265554, 6)
  expect(analysis.alpha).toBeCloseTo(-0.872230935542, 6)
  expect(analysis.standardError).toBeCloseTo(1.1106813066, 6)
})
