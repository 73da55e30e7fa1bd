import { useSyncExternalStore } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/office/controls/button.tsx'
import type { Saving } from '../store/saving.ts'
import { useDescribed } from '../store/use-builder.ts'
import styles from './bar.module.css'

/** The saving state of the draft, in words. */
export function SavingNote({ saving }: { saving: Saving }) {
  const { words } = useDescribed()
  const state = useSyncExternalStore(saving.subscribe, saving.get, saving.get)
  if (state.is === 'conflict') return null
  const text = state.is === 'failed' ? fill(words.failed, { why: state.why }) : words[state.is]
  return (
    <span className={styles.saving} role="status" data-saving={state.is}>
      {text}
      {(state.is === 'failed' || state.is === 'offline') && (
        <Button isSmall look="bare" onClick={() => void saving.save()}>
          {words.again}
        </Button>
      )}
    </span>
  )
}

/** The choice between two people's versions of one part. Nothing else is lost. */
export function ConflictChoice({ saving }: { saving: Saving }) {
  const { words } = useDescribed()
  const state = useSyncExternalStore(saving.subscribe, saving.get, saving.get)
  if (state.is !== 'conflict') return null
  const { by, objects } = state.conflict
  return (
    <div className={styles.conflict} role="alert">
      <span>
        <b>{fill(words.conflict, { by })}</b> {fill(words.conflictText, { n: objects.length })}
      </span>
      <Button isSmall look="primary" onClick={() => saving.settle('mine')}>
        {words.mine}
      </Button>
      <Button isSmall onClick={() => saving.settle('theirs')}>
        {fill(words.theirs, { by })}
      </Button>
    </div>
  )
}
