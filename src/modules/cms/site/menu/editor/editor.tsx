import { useRef } from 'react'
import { drawDraft } from '#platform/http/client/draw-draft.ts'
import { LivePreview } from '#ui/office/form/live/live-preview.tsx'
import { useLive } from '#ui/office/form/live/use-live.ts'
import { useLeaveWarning } from '#ui/office/form/leave-warning.ts'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { faultsOf } from '../../../rules/menu/faults.ts'
import { entriesOf, menuFrom } from '../../../rules/menu/outline.ts'
import type { MenuDescription } from '../describe-menu.server.ts'
import { EntryList } from './entry-list.tsx'
import { MenuBar } from './menu-bar.tsx'
import styles from './menu.module.css'
import { Notices } from './notices.tsx'
import { useDrawn, useStates } from './use-drawn.ts'
import { useEntries } from './use-entries.ts'
import { useSaving } from './use-saving.ts'

/** The menu editor: the entries on one side and the preview of the site on the other. */
export function MenuEditor({ described }: { described: MenuDescription }) {
  const { words, lock, back } = described
  const arranged = useEntries(() => entriesOf(described.menu))
  const { entries } = arranged
  const saving = useSaving(described, arranged)
  const box = useRef<HTMLFormElement>(null)
  const drawn = useLive(box, drawDraft)
  useDrawn(entries, drawn.later)
  useLeaveWarning(saving.isChanged, described)
  const states = useStates(described.states, drawn)
  const { answer } = saving
  const faults = faultsOf(entries, answer && 'problems' in answer ? answer.problems : [])
  return (
    <>
      <form ref={box} hidden>
        <input type="hidden" name="menu" value={JSON.stringify(menuFrom(entries))} readOnly />
      </form>
      <div className={part.page}>
        <Crumbs links={[back]} label={words.back} />
        <div className={part.head}>
          <h1>{described.heading}</h1>
        </div>
        <Notices described={described} saving={saving} />
        <div className={styles.beside}>
          <EntryList {...{ described, arranged, states, faults }} />
          <LivePreview live={drawn} words={described.live} />
        </div>
      </div>
      <MenuBar
        {...{ words, arranged, back, isChanged: saving.isChanged, isSaving: saving.isSaving }}
        broken={entries.filter(({ target }) => states[target]?.fault).length}
        problems={faults.size}
        save={lock ? null : saving.save}
      />
    </>
  )
}
