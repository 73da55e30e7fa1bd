import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#ui/state/alert.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { PageTypeViewProps } from '#platform/content/page/view/page-type.ts'
import type { FormPageContent } from '../../page-types/form/load.server.ts'
import { FormPageContext } from '../state/form-context.ts'
import { useFormState } from '../state/use-form-state.ts'
import { ErrorList } from './error-list.tsx'
import { FormActions } from './form-actions.tsx'
import { FormBody } from './form-body.tsx'
import styles from './form-view.module.css'
import { SendPopup } from './send-popup.tsx'
import { useFormPage } from './use-form-page.ts'
import { trapName, useSubmit } from './use-submit.ts'

/** A page of type form (specification L45): its fields in tabs and data sets, its errors, and what sends it. */
export function FormView({ rows, content, around }: PageTypeViewProps<FormPageContent>) {
  const form = useFormPage({ rows, content })
  const { page, isRestored, announcement } = form
  const submit = useSubmit(form)
  const formRef = useFirstTouch(page.open)
  const { words } = content
  const isWaiting = submit.sending.phase === 'waiting'
  return (
    <FormPageContext value={page}>
      <form method="post" noValidate className={styles.form} onSubmit={submit.onSubmit} ref={formRef}>
        <Loading text={words.loading} />
        <noscript>
          <div className="wrap">
            <Alert tone="warning" title={words.noScript} />
          </div>
        </noscript>
        <div className={styles.content} inert={isWaiting}>
          {form.closed !== '' && (
            <div className="wrap">
              <Alert tone="warning" title={form.closed} />
            </div>
          )}
          {isRestored && (
            <div className="wrap">
              <Alert title={words.draft} />
            </div>
          )}
          <ErrorList errors={submit.errors} listRef={submit.listRef} />
          <FormBody rows={rows} around={around} />
          <TrapField />
        </div>
        <FormActions submit={submit} start={form.start} />
        <p role="status" className="sr">
          {announcement}
        </p>
      </form>
      <SendPopup submit={submit} sendingTitle={form.submitTitle} />
    </FormPageContext>
  )
}

/** A field that people do not see. Programs that fill in everything fill it in, too. */
function TrapField() {
  return (
    <div hidden>
      <input type="text" name={trapName} tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </div>
  )
}

/** Opens the form when a person first enters it: until then nothing personal is loaded. */
function useFirstTouch(open: () => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    const touch = () => void open()
    element?.addEventListener('focusin', touch, { once: true })
    return () => element?.removeEventListener('focusin', touch)
  }, [open])
  return form
}

/** What is visible until the script is ready, where there are scripts (specification L45). */
function Loading({ text }: { text: ReactNode }) {
  const isReady = useFormState((state) => state.isReady, true)
  if (isReady) return null
  return (
    <div className={`wrap ${styles.loading}`} data-loading="">
      <p role="status">{text}</p>
      <Skeleton height="3.1rem" />
      <Skeleton height="3.1rem" />
      <Skeleton width="60%" height="3.1rem" />
    </div>
  )
}
