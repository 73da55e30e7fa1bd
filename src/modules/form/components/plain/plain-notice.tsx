import { use } from 'react'
import { Alert } from '#ui/state/alert.tsx'
import type { FormAnswer } from '../../page-types/form/answer.ts'
import { FormPageContext } from '../state/form-context.ts'
import styles from '../page/form-view.module.css'
import { useFormState } from '../state/use-form-state.ts'

/** What a post without a script came to, if it was not sent. */
export function PlainNotice({ answer }: { answer: FormAnswer | null }) {
  const { content } = use(FormPageContext)!
  const isReady = useFormState((state) => state.isReady, false)
  const { words } = content
  if (answer?.message)
    return (
      <div className={`wrap ${styles.notice}`}>
        <Alert tone="danger" title={answer.message} />
      </div>
    )
  if (answer?.kind !== 'again' || isReady) return null
  return (
    <div className={`wrap ${styles.notice}`}>
      <Alert tone="info" title={words.pressAgain}>
        {words.pressAgainText}
      </Alert>
    </div>
  )
}

/** Says what needs a script, where there is none. A form without uploads needs none. */
export function NoScript() {
  const { content, fields } = use(FormPageContext)!
  const hasUploads = [...fields.values()].some(({ type }) => type === 'upload')
  if (!hasUploads) return null
  return (
    <noscript>
      <div className={`wrap ${styles.notice}`}>
        <Alert tone="warning" icon="info" title={content.words.noScript} />
      </div>
    </noscript>
  )
}
