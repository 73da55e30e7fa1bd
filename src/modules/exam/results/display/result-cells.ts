import type { Cell } from '#ui/office/description.ts'
import { attemptStatusChoices, type AttemptStatus, roundTypeChoices } from '../../rules/choices.ts'

type Locale = 'th' | 'en'

/** Decimal figures as people read them, with at most two digits. */
export const figure = (value: number): string => value.toLocaleString('th-TH', { maximumFractionDigits: 2 })

const tones: Partial<Record<AttemptStatus, Cell['tone']>> = {
  open: 'busy',
  paused: 'busy',
  marking: 'waiting',
  released: 'live',
  void: 'broken',
}

/** The state of an attempt. */
export const statusCell = (status: AttemptStatus, locale: Locale): Cell => ({
  text: attemptStatusChoices.find(({ value }) => value === status)?.label[locale] ?? '',
  tone: tones[status] ?? 'off',
})

export const typeName = (type: string, locale: Locale): string =>
  roundTypeChoices.find(({ value }) => value === type)?.label[locale] ?? ''
