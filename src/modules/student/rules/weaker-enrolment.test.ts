import { expect, test } from 'vitest'
import { weakerEnrolmentOf } from './weaker-enrolment.ts'

const open = { isComplete: false, isOpen: true, percent: 0, createdAt: '2026-01-01T00:00:00.000Z' }

test.each([
  ['the one that has come less far', { percent: 20 }, { percent: 40 }],
  ['one that is closed, however far it came', { isOpen: false, percent: 60 }, { percent: 20 }],
  ['one that is closed, of two that were not begun', { isOpen: false }, {}],
  ['one that is open, beside one that was finished', { percent: 99 }, { isComplete: true, isOpen: false, percent: 90 }],
  ['of two that were finished the one that is closed', { isComplete: true, isOpen: false }, { isComplete: true }],
  ['the newer of two alike', { createdAt: '2026-02-01T00:00:00.000Z' }, {}],
])('of two enrolments in a course %s is worth less', (_name, lesser, other) => {
  const [one, two] = [
    { ...open, ...lesser },
    { ...open, ...other },
  ]
  expect(weakerEnrolmentOf([one, two])).toBe(one)
  expect(weakerEnrolmentOf([two, one])).toBe(one)
})
