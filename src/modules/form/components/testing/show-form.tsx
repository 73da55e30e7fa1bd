import { Window } from 'happy-dom'
import type { ComponentType, lazy } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { BlockView } from '#platform/content/page/block.ts'
import type { RowViewModel } from '#platform/content/page/page-view-model.server.ts'
import { BlockViews } from '#platform/content/page/view/block-views.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { FormView } from '../page/form-view.tsx'
import type { FormPageContent } from '../../page-types/form/load.server.ts'
import { addressWords, dateWords, formWords, uploadWords } from '../../words.ts'

const files = import.meta.glob<{ default: ComponentType<{ shown: never }> }>('../../blocks/*/form-*/view.tsx', {
  eager: true,
})

/** Views that are loaded already, as on a server that has rendered them before. */
const views = Object.fromEntries(
  Object.entries(files).map(([path, { default: View }]) => {
    const loaded = View as unknown as ReturnType<typeof lazy<BlockView<unknown>>>
    return [path.split('/').at(-2)!, { now: loaded, later: loaded }]
  }),
)

const contentIn = (locale: 'th' | 'en'): FormPageContent => ({
  ...{ _id: 'f'.repeat(24), destination: 'form', courseID: null, version: null, today: '2026-11-28', locale },
  ...{ words: inLocale(formWords, locale), dates: inLocale(dateWords, locale) },
  ...{ address: inLocale(addressWords, locale), uploads: inLocale(uploadWords, locale) },
})

type Fields = readonly (readonly [type: string, props: object])[]

const rowOf = (fields: Fields): RowViewModel => ({
  ...{ id: 'r', gapSize: 24, isFull: false, customId: null, alignment: null },
  sizes: { width: null, bsz: null, sz: null },
  columns: [
    {
      ...{ id: 'c', col: 12, alignment: 'left' },
      objects: fields.map(([type, props], at) => ({
        ...{ id: `o${at}`, type: `form-${type}`, isStill: false, styles: [] },
        shown: { hint: '', show: true, style: 'full', required: false, reqError: '', id: `o${at}`, ...props },
      })),
    },
  ],
})

/** What the server of a test answers to a call; undefined is no connection. */
export type Answer = (
  path: string,
  body: Record<string, unknown>,
) => Promise<Response | undefined> | Response | undefined

interface Listening {
  onChange: (event: { currentTarget: HTMLInputElement; nativeEvent: object }) => void
}

const opened = { version: 1, key: 'key', token: 'token', session: {}, tickets: {}, draft: null, closed: null }

/** Gives a test the globals of a browser until `vi.unstubAllGlobals`. Returns its window, and the calls that a page sent. */
function openBrowser(answer: Answer | undefined) {
  const window = new Window({ url: 'http://localhost' })
  vi.stubGlobal('window', window)
  for (const name of ['document', 'sessionStorage', 'HTMLInputElement', 'CustomEvent'] as const)
    vi.stubGlobal(name, window[name])
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
  const calls: [path: string, body: Record<string, unknown>][] = []
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as Record<string, unknown>
    calls.push([path, body])
    const reply = (await answer?.(path, body)) ?? (path === '/api/form/open' ? Response.json(opened) : undefined)
    if (!reply) throw new TypeError('no connection')
    return reply
  })
  return { window, calls }
}

interface Showing {
  answer?: Answer
  locale?: 'th' | 'en'
}

/** A form in a browser whose script has started. Call `end` last. */
export async function showForm(fields: Fields, { answer, locale = 'th' }: Showing = {}) {
  const { window, calls } = openBrowser(answer)
  const view = (
    <BlockViews value={views}>
      <FormView rows={[rowOf(fields)]} content={contentIn(locale)} />
    </BlockViews>
  )
  const place = window.document.createElement('div')
  window.document.body.append(place)
  place.innerHTML = renderToString(view)
  const mismatches: unknown[] = []
  const onRecoverableError = (error: unknown) => void mismatches.push(error)
  const root = hydrateRoot(place as unknown as HTMLElement, view, { onRecoverableError })
  await vi.waitUntil(() => place.querySelector('[data-loading]') === null)
  const fire = (element: unknown, type: string) =>
    (element as EventTarget).dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true }) as never)
  return {
    ...{ place: place as unknown as HTMLElement, window, calls, ...handsOn(place as unknown as HTMLElement, fire) },
    sent: () => calls.filter(([path]) => path === '/api/form').map(([, body]) => body),
    /** A popup returns the focus after it is gone, which needs the document. */
    end: async () => {
      root.unmount()
      await new Promise((resolve) => setTimeout(resolve, 1))
      vi.unstubAllGlobals()
      if (mismatches.length > 0)
        throw new Error('the browser renders another form than the server', { cause: mismatches[0] })
    },
  }
}

/** What a person does in a form. */
function handsOn(place: HTMLElement, fire: (element: unknown, type: string) => void) {
  const find = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`)!
  return {
    find,
    dialog: () => place.querySelector('dialog')?.textContent ?? null,
    send: () => fire(place.querySelector('form'), 'submit'),
    press: (label: string) =>
      [...place.querySelectorAll('button')]
        .find((one) => one.textContent === label || one.getAttribute('aria-label') === label)!
        .click(),
    /** React listens to `input` only where a window was there when it was loaded: its listener is called here. */
    type: (name: string, text: string) => {
      const input = find(name)
      input.value = text
      const [, props] = Object.entries(input).find(([key]) => key.startsWith('__reactProps'))!
      flushSync(() => (props as unknown as Listening).onChange({ currentTarget: input, nativeEvent: {} }))
    },
    leave: (name: string) => fire(find(name), 'focusout'),
    choose: (name: string, chosen: readonly File[]) => {
      const input = find(name)
      Object.defineProperty(input, 'files', { value: chosen, configurable: true })
      fire(input, 'change')
      delete (input as { files?: unknown }).files
    },
  }
}
