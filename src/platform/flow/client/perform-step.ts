import type { BrowserAction, BrowserOutcome } from '#domain/flow/run-protocol.ts'
import { fill } from '#domain/locale/fill.ts'
import { askValues } from './ask-values.ts'
import { showCountdown } from './countdown.ts'
import { openDialog } from './dialog.ts'
import type { FlowWords } from './words.ts'

/** What a page gives to its flows: words, and the answers of the form from which a flow started. */
export interface FlowPage {
  words: FlowWords
  form?: Readonly<Record<string, unknown>> | undefined
}

/** What a step gave. `leave` opens another page, after the server has the outcome. */
interface Performed {
  outcome: BrowserOutcome
  leave?: () => void
}

type Perform<Code> = (action: Extract<BrowserAction, { code: Code }>, page: FlowPage) => Promise<Performed> | Performed

const isDone: Performed = { outcome: { isTrue: true } }
const isFailed: Performed = { outcome: { isTrue: false } }

/** Performs a step of the browser. A step that the browser does not know fails. */
export async function performStep(action: BrowserAction, page: FlowPage): Promise<Performed> {
  const perform = performs[action.code] as Perform<typeof action.code> | undefined
  return perform ? perform(action as never, page) : isFailed
}

const alert: Perform<'alert'> = async ({ title, message, button }, { words }) => {
  const buttons = [{ value: 'yes', label: button || words.ok, isMain: true }]
  await openDialog({ title: title || words.alert, text: message, buttons, closed: 'yes' }).result
  return isDone
}

/** Content appears in a row of the page, or in a dialog. The server has sanitised it. */
const display: Perform<'display'> = async ({ target, html }, { words }) => {
  const row = target === '' ? null : document.getElementById(target)
  if (row) {
    const before = row.querySelector(':scope > [data-flow]')
    const place = before ?? row.appendChild(Object.assign(document.createElement('div'), { className: 'wrap' }))
    place.setAttribute('data-flow', '')
    place.setAttribute('aria-live', 'polite')
    place.innerHTML = html
    row.hidden = false
    return isDone
  }
  const buttons = [{ value: 'close', label: words.close, isMain: true }]
  await openDialog({ title: words.content, html, buttons, closed: 'close' }).result
  return isDone
}

/** Escape is a refusal. */
const prompt: Perform<'prompt'> = async ({ title, message, accept, decline }, { words }) => {
  const buttons = [
    { value: 'yes', label: accept || words.yes, isMain: true },
    { value: 'no', label: decline || words.no },
  ]
  const of = { title: title || words.prompt, text: message, buttons, closed: 'no', isUrgent: true }
  return { outcome: { isTrue: (await openDialog(of).result) === 'yes' } }
}

const wait: Perform<'wait'> = async ({ seconds, message }, { words }) => {
  await showCountdown(seconds, (n) => [message, fill(words.waiting, { n })].filter(Boolean).join(' · '))
  return isDone
}

/** Shows or hides rows of the page by their `customId`. */
const visible: Perform<'visible'> = ({ targets, isVisible }) => {
  for (const id of targets) {
    const row = document.getElementById(id)
    if (row) row.hidden = !isVisible
  }
  return isDone
}

const goto: Perform<'goto'> = ({ path }) =>
  isOwnPath(path) ? { ...isDone, leave: () => location.assign(path) } : isFailed

/** Developers find the values in the console. The server sends them in development only. */
const debug: Perform<'debug'> = ({ values }) => {
  // oxlint-disable-next-line no-console -- what the step is for
  console.debug('flow', values)
  return isDone
}

/** Whether a path is one of this site. `//host` and `/\host` would leave it. */
const isOwnPath = (path: string) =>
  /^\/(?![/\\])/.test(path) && new URL(path, location.origin).origin === location.origin

const performs: { [Code in BrowserAction['code']]?: Perform<Code> } = {
  ...{ alert, display, prompt, wait, visible, goto, debug },
  ...{ login: askValues, forgot: askValues, changepwd: askValues },
  reload: () => ({ ...isDone, leave: () => location.reload() }),
}
