import { use } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { LaterButton } from '../draft/later-button.tsx'
import { FormPageContext } from '../state/form-context.ts'
import { useFormState } from '../state/use-form-state.ts'
import { ClearButton } from './clear-button.tsx'
import styles from './form-view.module.css'
import { tabOf } from '../tabs/tab-of.ts'
import type { FormPageState } from './use-form-page.ts'
import type { SubmitState } from './use-submit.ts'

/** Submit and Clear (specification L45), the way through tabs, and what waits to be sent. */
export function FormActions({ submit, form }: { submit: SubmitState; form: FormPageState }) {
  const { content, definition } = use(FormPageContext)!
  const { words } = content
  const tab = useFormState((state) => state.tab, 0)
  const isReady = useFormState((state) => state.isReady, false)
  const isWaiting = submit.sending.phase === 'waiting'
  const isLast = !isReady || definition.tabs.length === 0 || tab >= definition.tabs.length - 1
  return (
    <div className={`wrap ${styles.actions}`}>
      {isWaiting && (
        <div className={styles.undo}>
          <Alert tone="warning" title={words.waiting}>
            {words.waitingText}
          </Alert>
        </div>
      )}
      {!isWaiting && <TabButtons tab={tab} count={isReady ? definition.tabs.length : 0} />}
      {isWaiting ? (
        <Button type="button" data-form-submit="" onClick={submit.retry}>
          {words.sendNow}
        </Button>
      ) : (
        isLast && (
          <Button type="submit" data-form-submit="" isBusy={submit.sending.phase === 'sending'}>
            {words.submit}
          </Button>
        )
      )}
      {!isWaiting && <ClearButton start={form.start} />}
      {!isWaiting && isReady && <LaterButton form={form} />}
    </div>
  )
}

/** Next shows the errors of this tab first, so that nobody finds them at the end only. */
function TabButtons({ tab, count }: { tab: number; count: number }) {
  const { store, content, definition } = use(FormPageContext)!
  const { words } = content
  const go = (to: number) => {
    flushSync(() => store.update({ tab: to }))
    document.getElementById(`form-tab-${to}`)?.focus()
  }
  const next = () => {
    const { issues, left } = store.judgeNow()
    const own = [...issues.keys()].filter((path) => tabOf(definition, path) === tab)
    if (own.length === 0) return go(tab + 1)
    flushSync(() => store.update({ left: new Set([...left, ...own]) }))
    document.getElementById(`f-${own[0]}`)?.focus()
  }
  return (
    <>
      {tab > 0 && (
        <Button type="button" look="line" onClick={() => go(tab - 1)}>
          {words.previousTab}
        </Button>
      )}
      {tab < count - 1 && (
        <Button type="button" onClick={next}>
          {words.nextTab}
        </Button>
      )}
    </>
  )
}
