import { expect, test } from 'vitest'
import { newTrial, simulate, simulatorButtons, type Trial } from './simulate.ts'

const after = (...buttons: (typeof simulatorButtons)[number][]) =>
  buttons.reduce<Trial | null>((trial, button) => trial && simulate(trial, button), newTrial(250))

test.each([
  ['pay', { state: 'done', paid: 250, extra: 0, events: ['created', 'attempt', 'money', 'fulfil'] }],
  ['fail', { state: 'paying', paid: 0, extra: 0, events: ['created', 'attempt', 'declined'] }],
  ['late', { state: 'done', paid: 250, extra: 0, events: ['created', 'expire', 'money', 'fulfil'] }],
  ['twice', { state: 'done', paid: 250, extra: 250, events: ['created', 'attempt', 'money', 'fulfil', 'extra'] }],
] as const)('%s leads where a real order goes', (button, end) => {
  expect(after(button)).toEqual({ ...end, price: 250 })
})

test('a declined payment can be tried again, and a paid one takes no further press', () => {
  expect(after('fail', 'fail', 'pay')).toMatchObject({ state: 'done', paid: 250 })
  for (const first of ['pay', 'late', 'twice'] as const)
    for (const second of simulatorButtons) expect(after(first, second), `${first} ${second}`).toBeNull()
})
