import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '#ui/state/alert.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { PageTypeViewProps } from '#platform/content/page/view/page-type.ts'
import type { FormPageContent } from '../../page-types/form/load.server.ts'
import { ChangeNotice } from '../change/change-notice.tsx'
import { PlainInputs, TrapField } from '../plain/plain-inputs.tsx'
import { NoScript, PlainNotice } from '../plain/plain-notice.tsx'
import { FormPageContext } from '../state/form-context.ts'
import { useFormState } from '../state/use-form-state.ts'
import { ErrorList } from './error-list.tsx'
import { FormActions } from './form-actions.tsx'
import { FormBody } from './form-body.tsx'
import styles from './form-view.module.css'
import { SendPopup } from './send-popup.tsx'
import { type FormPageInput, type FormPageState, useFormPage } from './use-form-page.ts'
import { useSubmit } from './use-submit.ts'

type FormViewProps = PageTypeViewProps<FormPageContent> & Partial<Pick<FormPageInput, 'answer' | 'holder' | 'reload'>>

const reloadPage = () => location.reload()

/** A page of type form (specification L45): its fields in tabs and data sets, its errors, and what sends it. */
export function FormView({ rows, content, around, answer = null, holder = null, reload = reloadPage }: FormViewProps) {
  const form = useFormPage({ rows, content, answer, holder, reload })
  const { page, announcement } = form
  const submit = useSubmit(form)
  const formRef = useFirstTouch(page.open)
  return (
    <FormPageContext value={page}>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className={styles.form}
        onSubmit={submit.onSubmit}
        ref={formRef}
      >
        <Loading text={content.words.loading} />
        <PlainInputs open={form.opening.begun} />
        <div className={styles.content} inert={submit.sending.phase === 'waiting'}>
          <NoScript />
          <PlainNotice answer={answer} />
          <Notices form={form} />
          <ErrorList errors={submit.errors} listRef={submit.listRef} />
          <FormBody rows={rows} around={around} />
          <TrapField />
        </div>
        <FormActions submit={submit} form={form} />
        <p role="status" className="sr">
          {announcement}
        </p>
      </form>
      <SendPopup submit={submit} sendingTitle={form.submitTitle} />
    </FormPageContext>
  )
}

/** What happened to the form before and while it is filled in. */
function Notices({ form: { page, closed, isRestored, conflict, changes } }: { form: FormPageState }) {
  const { words } = page.content
  return (
    <>
      {closed !== '' && <Notice tone="warning" text={closed} />}
      {changes.length > 0 && <ChangeNotice changes={changes} />}
      {isRestored && changes.length === 0 && <Notice text={words.draft} />}
      {conflict !== '' && <Notice tone="warning" text={conflict} />}
    </>
  )
}

const Notice = ({ tone, text }: { tone?: 'warning'; text: string }) => (
  <div className={`wrap ${styles.notice}`}>
    <Alert {...(tone && { tone, icon: 'info' })} title={text} />
  </div>
)

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
