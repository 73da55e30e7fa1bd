import { use } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { FormDescription } from '../form-description.ts'
import { fieldId } from '../field/control.tsx'
import { Icon } from '../icon/icon.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { SaveFailure } from '../state/save-failure.ts'
import { counted } from './problems.ts'
import styles from './form.module.css'

type SaveBarProps = { description: FormDescription; changed: number; keptAt: string | null; isSaving?: boolean }

/**
 * A bar that is always visible: unsaved changes and the draft, the state of saving, the number of problems, and the
 * primary action.
 */
export function SaveBar({ description, changed, keptAt, isSaving }: SaveBarProps) {
  const failure = use(SaveFailure)
  const { words, problems, save, cancel } = description
  return (
    <div className={styles.bar} data-save-bar>
      <span className={styles.changed} role="status">
        <Icon name="device-floppy" />
        {isSaving ? <b>{words.saving}</b> : changed > 0 ? <b>{counted(words.changed, changed)}</b> : words.unchanged}
        {changed > 0 && keptAt && <span className={styles.kept}>{fill(words.draftKept, { time: keptAt })}</span>}
      </span>
      {failure && !isSaving && (
        <span className={styles.toCorrect} role="alert">
          <Icon name="alert-circle" size={16} />
          <span>
            <b>{failure.title}</b> {failure.text}
          </span>
        </span>
      )}
      {problems[0] && (
        <a className={styles.toCorrect} href={`#${fieldId(problems[0].name)}`}>
          <Icon name="alert-circle" size={16} />
          {counted(words.problems, problems.length)}
          <Kbd keys="F8" />
        </a>
      )}
      <span className={styles.acts}>
        <ButtonLink look="bare" href={cancel.href}>
          {cancel.label}
        </ButtonLink>
        <Button look="primary" type="submit" keys="⌘S" aria-busy={isSaving || undefined} disabled={isSaving}>
          {save.label}
        </Button>
      </span>
    </div>
  )
}
