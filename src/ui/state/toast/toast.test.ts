import { expect, test } from 'vitest'
import { toastMs } from './toast-ms.ts'

test('toasts stand 500, 1000 or 10000 ms and no other time', () => {
  expect(toastMs).toEqual({ session: 500, brief: 500, plain: 1000, notification: 10_000 })
})
