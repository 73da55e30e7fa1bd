import { useCallback, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { useFormKeys } from '#ui/office/form/form-keys.ts'
import { useLeaveWarning } from '#ui/office/form/leave-warning.ts'
import type { EditorDescription } from '../describe-editor.server.ts'
import type { EditingProps } from '../editing-props.ts'
import styles from '../editor.module.css'

type SaveFormProps = EditingProps & {
  version: number
  isReplacing: boolean
  isChanged: boolean
  canPublish: boolean
}

/** Saves the steps as a draft, or publishes them as the next version. */
export function SaveForm({ described, editing, version, isReplacing, isChanged, canPublish }: SaveFormProps) {
  const { words } = described
  const isBusy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useFormKeys(form, noFields)
  const leave = useLeaveWarning(isChanged, described)
  const onSubmit = useCallback(() => leave(), [leave])
  return (
    <Form ref={form} method="post" className={styles.save} onSubmit={onSubmit}>
      <input type="hidden" name="steps" value={JSON.stringify(editing.steps)} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" look="primary" name="intent" value="save" keys="⌘S" disabled={isBusy}>
        {isReplacing ? words.replace : words.save}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="publish"
        disabled={isBusy || !canPublish}
        title={canPublish ? undefined : words.fixFirst}
      >
        {words.publish}
      </Button>
      <span className={part.muted} role="status">
        {isBusy ? words.saving : isChanged && words.unsaved}
      </span>
    </Form>
  )
}

const noFields: [] = []

interface ConflictProps {
  conflict: { changes: string[]; draft: string }
  words: EditorDescription['words']
}

/** What saving over newer steps would change. The save button then replaces them. */
export function FlowConflict({ conflict, words }: ConflictProps) {
  const load = <ButtonLink href={conflict.draft}>{words.loadTheirs}</ButtonLink>
  return (
    <Banner kind="problem" act={load}>
      <b>{words.changedMeanwhile}</b>
      <p>{conflict.changes.length === 0 ? words.noDifference : words.yourChanges}</p>
      <ul>
        {conflict.changes.map((text, at) => (
          <li key={`${at} ${text}`}>{text}</li>
        ))}
      </ul>
    </Banner>
  )
}
