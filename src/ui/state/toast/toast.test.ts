import { afterEach, expect, test, vi } from 'vitest'
import { showLeftToast } from './show-toast.ts'
import { toastMs } from './toast-ms.ts'

test('toasts stand 500, 1000 or 10000 ms and no other time', () => {
  expect(toastMs).toEqual({ session: 500, brief: 500, plain: 1000, notification: 10_000 })
})

afterEach(() => void vi.unstubAllGlobals())

test('a page in a frame leaves what was left to be said to the page around it', () => {
  const asked = vi.fn<() => string>(() => '')
  const document = Object.defineProperty({}, 'cookie', { get: asked })
  const around = {}
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', { parent: around })
  showLeftToast()
  expect(asked).not.toHaveBeenCalled()
  const top = Object.assign(around, { parent: around })
  vi.stubGlobal('window', top)
  showLeftToast()
  expect(asked).toHaveBeenCalledOnce()
})
