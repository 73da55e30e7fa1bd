import { Window } from 'happy-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { inLocale } from '#platform/site/i18n/words.ts'
import { FlowListener } from './flow-listener.tsx'
import { storeRun } from './stored-run.ts'
import { flowWords } from './words.ts'

const window = new Window({ url: 'https://academy.test/cms/page/apply' })
const names = ['document', 'sessionStorage', 'location', 'navigator', 'HTMLElement'] as const
const sent: [string, unknown][] = []
let root: Root | null = null

beforeAll(() => {
  vi.stubGlobal('window', window)
  for (const name of names) vi.stubGlobal(name, window[name])
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)])
    const over = { run: 'r1', token: '', seq: 1, state: 'done', do: [], exports: {}, message: '', pollMs: 0 }
    return Response.json({ status: true, data: over })
  })
})
afterEach(() => {
  root?.unmount()
  sent.length = 0
})
afterAll(() => void vi.unstubAllGlobals())

const render = async () => {
  root = createRoot(window.document.body as unknown as HTMLElement)
  root.render(<FlowListener words={inLocale(flowWords, 'th')} />)
  await new Promise((resolve) => setTimeout(resolve, 50))
}
const ask = (detail: object | null | undefined) =>
  window.dispatchEvent(new window.CustomEvent('wicha:flow', { detail }))

it('runs the flow that a form asks for, with its answers', async () => {
  await render()
  ask({ flow: 'f1', form: 'p1', answers: { email: 'a@b.th' } })
  await expect.poll(() => sent, { interval: 5 }).toHaveLength(1)
  expect(sent[0]).toEqual(['/api/flow/start', { flowID: 'f1', page: '/cms/page/apply', form: { email: 'a@b.th' } }])
})

it.each([null, undefined, {}, { flow: '' }, { flow: 7 }])('ignores a request without a flow: %o', async (detail) => {
  await render()
  ask(detail)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(sent).toEqual([])
})

it('goes on with the run of the page before, once', async () => {
  storeRun({ run: 'r1', token: 't1', seq: 2 })
  await render()
  await expect.poll(() => sent, { interval: 5 }).toEqual([['/api/flow/resume', { run: 'r1', token: 't1', seq: 2 }]])
  expect(window.sessionStorage.length).toBe(0)
})
