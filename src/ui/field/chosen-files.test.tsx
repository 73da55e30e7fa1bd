import { Window } from 'happy-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useChosenFiles } from './chosen-files.ts'

function Field({ take }: { take: (names: string[]) => void }) {
  return <input type="file" {...useChosenFiles((files) => take(files.map(({ name }) => name)))} />
}

const window = new Window()
beforeAll(() => void vi.stubGlobal('window', window).stubGlobal('document', window.document))
afterAll(() => void vi.unstubAllGlobals())

/** The field as rendered by the server. `hydrate` starts its script. */
function written() {
  const told: string[][] = []
  const field = <Field take={(names) => told.push(names)} />
  const place = window.document.createElement('div')
  window.document.body.append(place)
  place.innerHTML = renderToString(field)
  const input = place.querySelector('input')!
  let chosen: object[] = []
  Object.defineProperty(input, 'files', { get: () => chosen })
  const empty = () => {
    chosen = []
  }
  Object.defineProperty(input, 'value', { get: () => '', set: empty })
  const choose = (name: string) => {
    chosen = [{ name }]
    input.dispatchEvent(new window.Event('change', { bubbles: true }))
  }
  return { told, choose, hydrate: () => hydrateRoot(place as unknown as HTMLElement, field) }
}

it('tells once of a file that is chosen before the script, while it wakes the page, and after', async () => {
  const before = written()
  before.choose('ผัง.pdf')
  before.hydrate()
  await expect.poll(() => before.told).toEqual([['ผัง.pdf']])

  const { told, choose, hydrate } = written()
  hydrate()
  choose('ผัง.pdf')
  expect(told, 'the choice itself has the page woken at once').toEqual([['ผัง.pdf']])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told).toEqual([['ผัง.pdf']])
  choose('ผัง.pdf')
  expect(told, 'the same once more').toEqual([['ผัง.pdf'], ['ผัง.pdf']])
})
