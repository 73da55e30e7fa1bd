import { useState } from 'react'
import { showToast } from '#ui/state/toast/show-toast.ts'
import { addRowsOf } from '../store/edit-page.ts'
import { useAsk } from '../store/use-ask.ts'
import { useDescribed, useStore } from '../store/use-builder.ts'
import styles from './panel.module.css'

/** The site's templates and the built-in ones. Clicking one adds its rows after the selection. */
export function Templates() {
  const { templates, words } = useDescribed()
  const store = useStore()
  const ask = useAsk()
  const [isBusy, setBusy] = useState(false)
  const add = async (id: string) => {
    setBusy(true)
    const { template, refused } = await ask({ intent: 'template', id })
    setBusy(false)
    if (!template) return showToast({ kind: 'notification', text: refused?.why || words.failedPlain })
    addRowsOf(store, template)
  }
  return (
    <>
      <p className={styles.nothing}>{words.templatesText}</p>
      <ul className={styles.templates}>
        {templates.map(({ id, title, text }) => (
          <li key={id}>
            <button type="button" disabled={isBusy} onClick={() => void add(id)}>
              <b>{title}</b>
              {text && <small>{text}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
