import { TextInput } from '@mantine/core'
import { lazy, Suspense, useMemo, useReducer, useRef, useState } from 'react'
import { lintFlow } from '#domain/flow/lint-flow.ts'
import { fill } from '#domain/locale/fill.ts'
import { DraftForm } from '#platform/office/draft/draft-form.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { AddStep } from './panels/add-step.tsx'
import { ChangePanel } from './panels/change-panel.tsx'
import type { EditorDescription } from './describe-editor.server.ts'
import styles from './editor.module.css'
import type { EditingProps } from './editing-props.ts'
import { StepFields } from './fields/step-fields.tsx'
import { Examples } from './panels/examples.tsx'
import { JsonPanel } from './panels/json-panel.tsx'
import { toStep } from './outline/focus.ts'
import { Outline } from './outline/outline.tsx'
import { ProblemPanel } from './panels/problem-panel.tsx'
import { editFlow, openEditing } from './rules/edit-flow.ts'
import { TestPanel } from './testing/test-panel.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { useStepActs } from './use-step-acts.ts'
import { viewSteps } from './view/view-steps.ts'

const Picture = lazy(() => import('./picture/picture.tsx'))

interface FlowEditorProps {
  described: EditorDescription
  /** The version of the stored flow, which saving replaces. */
  version: number
  /** Whether somebody saved the flow meanwhile. */
  isReplacing: boolean
}

/** Edits the steps of a flow. Nothing is stored before it is saved. */
export function FlowEditor({ described, version, isReplacing }: FlowEditorProps) {
  const [opened] = useState(described.steps)
  const [editing, edit] = useReducer(editFlow, opened, openEditing)
  const views = useMemo(
    () => viewSteps(editing.steps, { ...described, issues: lintFlow(editing.steps, described.facts) }),
    [editing.steps, described],
  )
  const props: EditingProps = { described, editing, edit, views }
  const [view, setView] = useState<'outline' | 'picture'>('outline')
  const { acts, follow, adding, add, cancel } = useStepActs(editing, edit)
  const search = useSearch(props)
  useEditorKeys(editing, edit)
  const problems = [...views.values()].reduce((sum, { problems: all }) => sum + all.length, 0)
  return (
    <>
      <div className={styles.bar}>
        <DraftForm
          className={styles.save}
          values={{ steps: JSON.stringify(editing.steps), version: String(version) }}
          publishing={{ isPossible: problems === 0, why: described.words.fixFirst }}
          {...{ words: described.words, described, isReplacing, isChanged: editing.steps !== opened }}
        />
        <HistoryButtons {...props} />
        {search.field}
        <ViewButtons words={described.words} view={view} setView={setView} />
      </div>
      <div className={styles.editor}>
        {view === 'outline' ? (
          <Outline {...props} acts={acts} matches={search.matches} />
        ) : (
          <Suspense fallback={<p role="status">{described.words.loading}</p>}>
            <Picture {...props} />
          </Suspense>
        )}
        <Side {...props} follow={follow} />
      </div>
      {adding && <AddStep described={described} onAdd={add} onClose={() => leave(cancel, editing.selected)} />}
    </>
  )
}

/** The fields of the selected step, and what concerns the whole flow. */
function Side({ follow, ...props }: EditingProps & { follow: EditingProps['edit'] }) {
  const { steps, selected } = props.editing
  return (
    <div className={styles.side} data-side>
      {steps.length === 0 && <Examples {...props} edit={follow} />}
      <StepFields key={selected} {...props} />
      <ProblemPanel {...props} />
      <TestPanel {...props} />
      <ChangePanel {...props} />
      <JsonPanel {...props} />
    </div>
  )
}

function leave(cancel: () => void, selected: string | null) {
  cancel()
  if (selected) toStep(selected)
}

function HistoryButtons({ editing, edit, described: { words } }: EditingProps) {
  return (
    <>
      <Button
        isSquare
        icon="arrow-back-up"
        aria-label={words.undo}
        title={words.undoKeys}
        disabled={editing.past.length === 0}
        onClick={() => edit({ do: 'undo' })}
      />
      <Button
        isSquare
        icon="arrow-forward-up"
        aria-label={words.redo}
        title={words.redoKeys}
        disabled={editing.future.length === 0}
        onClick={() => edit({ do: 'redo' })}
      />
    </>
  )
}

interface ViewButtonsProps {
  words: EditorDescription['words']
  view: 'outline' | 'picture'
  setView: (view: 'outline' | 'picture') => void
}

function ViewButtons({ words, view, setView }: ViewButtonsProps) {
  return (
    <div role="group" aria-label={words.views} className={styles.views}>
      {(['outline', 'picture'] as const).map((name) => (
        <Button
          key={name}
          look="bare"
          icon={name === 'outline' ? 'list' : 'layout-grid'}
          aria-pressed={view === name}
          onClick={() => setView(name)}
        >
          {words[name]}
        </Button>
      ))}
    </div>
  )
}

/** The search field. Enter goes to the next step that matches, in the order of the outline. */
function useSearch({ described: { words }, editing, views }: EditingProps) {
  const [typed, setTyped] = useState('')
  const last = useRef<string | null>(null)
  const wanted = typed.trim().toLowerCase()
  const found =
    wanted === ''
      ? null
      : [...views].flatMap(([id, view]) => (`${view.title} ${view.text}`.toLowerCase().includes(wanted) ? [id] : []))
  const goToNext = () => {
    if (!found || found.length === 0) return
    last.current = found[(found.indexOf(last.current ?? '') + 1) % found.length]!
    toStep(last.current)
  }
  const field = (
    <div className={styles.search} role="search">
      <TextInput
        type="search"
        size="sm"
        aria-label={words.search}
        placeholder={words.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && goToNext()}
      />
      <span role="status">{found && fill(words.matchCount, { n: found.length })}</span>
    </div>
  )
  return { field, matches: found && editing.steps.length > 0 ? new Set(found) : null }
}
