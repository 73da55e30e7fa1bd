import { type ReactNode, useCallback, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { useFormKeys } from '#ui/office/form/form-keys.ts'
import { useLeaveWarning } from '#ui/office/form/leave-warning.ts'

interface DraftFormProps {
  id?: string
  className?: string | undefined
  /** What is saved, by the name of its field. */
  values: Readonly<Record<string, string>>
  words: Readonly<Record<'save' | 'replace' | 'publish' | 'saving' | 'unsaved', string>>
  /** What the loader sent. A new object means that the draft is saved. */
  described: unknown
  /** Whether somebody saved another draft meanwhile. */
  isReplacing: boolean
  isChanged: boolean
  /** Why it cannot be published, or whether it can. */
  publishing: { isPossible: boolean; why?: string }
  /** Links beside the buttons. */
  children?: ReactNode
}

/** The bar of an editor that saves a draft or publishes it. Ctrl+S saves, and leaving with changes asks first. */
export function DraftForm(props: DraftFormProps) {
  const { id, className, values, words, described, isReplacing, isChanged, publishing, children } = props
  const isBusy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useFormKeys(form, noFields)
  const leave = useLeaveWarning(isChanged, described)
  const onSubmit = useCallback(() => leave(), [leave])
  return (
    <Form id={id} ref={form} method="post" className={className} onSubmit={onSubmit}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="primary" name="intent" value="save" keys="⌘S" disabled={isBusy}>
        {isReplacing ? words.replace : words.save}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="publish"
        disabled={isBusy || !publishing.isPossible}
        title={publishing.isPossible ? undefined : publishing.why}
      >
        {words.publish}
      </Button>
      {children}
      <span className={part.muted} role="status">
        {isBusy ? words.saving : isChanged && words.unsaved}
      </span>
    </Form>
  )
}

const noFields: [] = []
