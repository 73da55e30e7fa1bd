import styles from './flow.module.css'
import { openDialog } from './dialog.ts'
import type { RunFailure } from './transport.ts'
import type { FlowWords } from './words.ts'

/** Says why a flow cannot go on, and returns whether the person wants to try again. */
export async function showFailure({ failure, message }: RunFailure, words: FlowWords): Promise<boolean> {
  const texts = { lost: words.lost, stale: words.stale, refused: message || words.failed }
  const close = { value: 'close', label: words.close, isMain: failure !== 'lost' }
  const retry = { value: 'retry', label: words.retry, isMain: true }
  const { result } = openDialog({
    title: words.alert,
    text: texts[failure],
    buttons: failure === 'lost' ? [retry, close] : [close],
    closed: 'close',
    isUrgent: true,
  })
  return (await result) === 'retry'
}

/** Shows one message of a run. */
export async function showMessage(text: string, words: FlowWords): Promise<void> {
  const buttons = [{ value: 'close', label: words.close, isMain: true }]
  await openDialog({ title: words.alert, text, buttons, closed: 'close' }).result
}

/** Says at the foot of the page that the server works, until the returned function is called. */
export function showBusy(text: string): () => void {
  const box = Object.assign(document.createElement('div'), { className: styles.countdown, textContent: text })
  box.setAttribute('role', 'status')
  document.body.append(box)
  return () => box.remove()
}
