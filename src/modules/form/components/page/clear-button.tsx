import { use, useEffect, useState } from 'react'
import type { RawAnswers } from '#domain/form/judge.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/state/dialog.tsx'
import { FormPageContext } from '../state/form-context.ts'
import styles from './form-view.module.css'

/** How long cleared answers can be restored. */
const undoMs = 10_000

/** Clear asks once, and can be undone for ten seconds. */
export function ClearButton({ start }: { start: RawAnswers }) {
  const { words } = use(FormPageContext)!.content
  const [isAsking, setAsking] = useState(false)
  const { cleared, clear, undo } = useClear(start)
  return (
    <>
      <Button
        type="reset"
        look="quiet"
        onClick={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        {words.clear}
      </Button>
      {cleared && (
        <div className={styles.undo} role="status">
          <span>{words.cleared}</span>
          <Button type="button" look="line" isSmall onClick={undo}>
            {words.undo}
          </Button>
        </div>
      )}
      {isAsking && (
        <Dialog
          id="form-clear"
          icon="alert"
          tone="danger"
          title={words.clearTitle}
          isOpen
          onClose={() => setAsking(false)}
          acts={<ClearChoice onClear={clear} />}
        >
          <p>{words.clearText}</p>
        </Dialog>
      )}
    </>
  )
}

/** Empties the form, and holds what was in it until it cannot be restored any more. */
function useClear(start: RawAnswers) {
  const { store } = use(FormPageContext)!
  const [cleared, setCleared] = useState<RawAnswers | null>(null)
  useEffect(() => {
    if (!cleared) return
    const timer = setTimeout(() => setCleared(null), undoMs)
    return () => clearTimeout(timer)
  }, [cleared])
  const clear = () => {
    setCleared(store.read().answers)
    store.update({ answers: start, isChecked: false, left: new Set(), taken: {}, pending: {}, tab: 0 })
  }
  const undo = () => {
    if (cleared) store.update({ answers: cleared })
    setCleared(null)
  }
  return { cleared, clear, undo }
}

/** The first button has the focus: it changes nothing. Both close the dialog. */
function ClearChoice({ onClear }: { onClear: () => void }) {
  const { words } = use(FormPageContext)!.content
  return (
    <>
      <form method="dialog">
        <Button look="line" isWide>
          {words.keep}
        </Button>
      </form>
      <form method="dialog">
        <Button isWide onClick={onClear}>
          {words.clear}
        </Button>
      </form>
    </>
  )
}
