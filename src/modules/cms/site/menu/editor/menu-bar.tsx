import { fill } from '#domain/locale/fill.ts'
import type { Link } from '#ui/office/description.ts'
import { Icon } from '#ui/office/icon/icon.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import type { MenuDescription } from '../describe-menu.server.ts'
import styles from './menu.module.css'
import type { useEntries } from './use-entries.ts'

type MenuBarProps = {
  words: MenuDescription['words']
  arranged: ReturnType<typeof useEntries>
  isChanged: boolean
  back: Link
  broken: number
  problems: number
  /** Null if the menu is managed elsewhere. */
  save: (() => void) | null
  isSaving: boolean
}

/** Always visible: the changes and errors, undo and redo, and the one primary action. */
export function MenuBar({ words, arranged, isChanged, back, broken, problems, save, isSaving }: MenuBarProps) {
  const { act, canUndo, canRedo } = arranged
  return (
    <div className={styles.bar}>
      <span className={styles.told} role="status">
        <Icon name="device-floppy" />
        {isChanged ? <b>{words.changed}</b> : words.unchanged}
        {problems > 0 && <span className={styles.fault}>{fill(words.problems, { n: problems })}</span>}
        {broken > 0 && <span className={styles.fault}>{fill(words.broken, { n: broken })}</span>}
      </span>
      <span className={styles.acts}>
        <Button isSmall icon="arrow-back-up" disabled={!canUndo} onClick={() => act({ does: 'undo' })}>
          {words.undo}
        </Button>
        <Button isSmall disabled={!canRedo} onClick={() => act({ does: 'redo' })}>
          {words.redo}
        </Button>
        <ButtonLink look="bare" href={back.href}>
          {words.back}
        </ButtonLink>
        {save && (
          <Button look="primary" onClick={save} disabled={isSaving} aria-busy={isSaving || undefined}>
            {words.save}
          </Button>
        )}
      </span>
    </div>
  )
}
