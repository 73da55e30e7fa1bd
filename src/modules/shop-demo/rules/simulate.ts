import { addBaht } from '#domain/money/baht.ts'
import { moneyEvent, nextOrderState, type OrderState } from '#domain/money/order-state.ts'

/** What the provider does when its button is pressed: it pays, declines, pays after the time is over, or pays twice. */
export const simulatorButtons = ['pay', 'fail', 'late', 'twice'] as const
export type SimulatorButton = (typeof simulatorButtons)[number]

/** What happened to a trial, in its order. */
export type TrialEvent = 'created' | 'attempt' | 'declined' | 'expire' | 'money' | 'extra' | 'fulfil'

export interface Trial {
  state: OrderState
  /** In baht. */
  price: number
  paid: number
  extra: number
  events: readonly TrialEvent[]
}

type Step = (trial: Trial) => Trial | null

const move =
  (event: 'attempt' | 'expire' | 'fulfil'): Step =>
  (trial) => {
    const state = nextOrderState(trial.state, event)
    return state && { ...trial, state, events: [...trial.events, event] }
  }

const decline: Step = (trial) => ({ ...trial, events: [...trial.events, 'declined'] })

const receive: Step = (trial) => {
  const due = addBaht(trial.price, -trial.paid)
  const state = nextOrderState(trial.state, moneyEvent(due, trial.price))
  if (state === null) return null
  const applied = Math.min(due, trial.price)
  const event = applied > 0 ? ('money' as const) : ('extra' as const)
  return {
    ...{ state, price: trial.price, paid: addBaht(trial.paid, applied) },
    extra: addBaht(trial.extra, trial.price, -applied),
    events: [...trial.events, event],
  }
}

const steps: Record<SimulatorButton, readonly Step[]> = {
  pay: [move('attempt'), receive, move('fulfil')],
  fail: [move('attempt'), decline],
  late: [move('expire'), receive, move('fulfil')],
  twice: [move('attempt'), receive, move('fulfil'), receive],
}

/** A trial of a price in baht that waits for its payment. */
export const newTrial = (price: number): Trial => ({
  ...{ state: 'awaiting', price, paid: 0, extra: 0 },
  events: ['created'],
})

/** The trial after a button, by the same rules as a real order; null if the order would take no payment any more. */
export const simulate = (trial: Trial, button: SimulatorButton): Trial | null =>
  steps[button].reduce<Trial | null>((now, step) => now && step(now), trial)

/** Whether the buttons still do something. */
export const isOpen = ({ state }: Pick<Trial, 'state'>): boolean => state === 'awaiting' || state === 'paying'
