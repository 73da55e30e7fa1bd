import { type ReactNode, use, useMemo, useRef } from 'react'
import type { DataSet } from '#domain/form/definition.ts'
import type { RawAnswers } from '#domain/form/judge.ts'
import { fill } from '#domain/locale/fill.ts'
import type { RowViewModel } from '#platform/content/page/page-view-model.server.ts'
import { type Around, Rows } from '#platform/content/page/view/page-view.tsx'
import { Button } from '#ui/button/button.tsx'
import { FieldHints } from '#ui/field/field.tsx'
import { plainNames } from '../../rules/plain-answers.ts'
import { copiesOf, withCopy, withoutCopy } from '../state/answers.ts'
import { CopyContext, FormPageContext } from '../state/form-context.ts'
import { errorAt } from '../state/form-store.ts'
import { newKey } from '../state/new-key.ts'
import { useFormState } from '../state/use-form-state.ts'
import styles from './form-view.module.css'
import { startCopy } from './start-answers.ts'

interface DataSetProps {
  set: DataSet
  rows: readonly RowViewModel[]
  around: Around | undefined
}

/** A data set: its title, its copies, and the button that adds one where the limit is above 1 (specification L163). */
export function DataSetCopies({ set, rows, around }: DataSetProps) {
  const { words } = use(FormPageContext)!.content
  const keys = useCopyKeys(set)
  const error = useFormState((state) => errorAt(state, set.name), undefined)
  const isReady = useFormState((state) => state.isReady, false)
  const { section, add, remove } = useCopies(set, keys)
  const title = set.title || words.unnamedSet
  const isFull = keys.length >= set.limit
  const mayRemove = set.limit > 1 && (keys.length > 1 || !set.isRequired)
  return (
    <section ref={section} className={styles.set} aria-label={title}>
      <div className="wrap">
        <h2 id={`f-${set.name}`} tabIndex={-1}>
          {title}
        </h2>
        <FieldHints id={`f-${set.name}`} error={error} />
        {keys.map((key, place) => (
          <CopyContext key={key} value={{ set: set.name, key, place }}>
            <Copy {...{ set, title, place, onRemove: mayRemove ? () => remove(key, place) : null }}>
              <Rows rows={rows} around={around} />
            </Copy>
          </CopyContext>
        ))}
        {(set.limit > 1 || keys.length === 0) && (
          <div className={styles.setbar}>
            <Button
              {...(isReady ? { type: 'button' } : { name: plainNames.add, value: set.name })}
              {...{ look: 'line', icon: 'plus', isOff: isFull, onClick: add }}
              data-add=""
            >
              {fill(words.addCopy, { title })}
            </Button>
            {isFull && <span className={styles.full}>{fill(words.fullSet, { n: set.limit })}</span>}
          </div>
        )}
      </div>
    </section>
  )
}

interface CopyProps {
  set: DataSet
  title: string
  place: number
  onRemove: (() => void) | null
  children: ReactNode
}

function Copy({ set, title, place, onRemove, children }: CopyProps) {
  const { words } = use(FormPageContext)!.content
  const { key } = use(CopyContext)!
  const isReady = useFormState((state) => state.isReady, false)
  const name = fill(words.copy, { title, n: place + 1 })
  return (
    <div className={styles.copy} role="group" tabIndex={-1} data-copy={key} aria-label={name}>
      {!isReady && <input type="hidden" name={`${set.name}.${place}._key`} value={key} />}
      {set.limit > 1 && (
        <div className={styles.copy__head}>
          <h3>{name}</h3>
          {onRemove && (
            <Button
              {...(isReady ? { type: 'button' } : { name: plainNames.remove, value: `${set.name}.${place}` })}
              look="quiet"
              isSmall
              icon="close"
              aria-label={fill(words.removeCopy, { title, n: place + 1 })}
              onClick={onRemove}
            />
          )}
        </div>
      )}
      {children}
    </div>
  )
}

/** Returns the keys of the copies, the same list while somebody types: the fields of all copies are not rendered at each letter. */
function useCopyKeys({ name }: DataSet): readonly string[] {
  const text = useFormState((state) => JSON.stringify(copiesOf(state.answers, name).map(({ _key }) => _key)), '[]')
  return useMemo(() => JSON.parse(text) as string[], [text])
}

/** Adds and removes copies. The focus goes to the new copy, or to the one that takes the place of a removed one. */
function useCopies({ name, limit }: DataSet, keys: readonly string[]) {
  const { store, content, definition, announce, open } = use(FormPageContext)!
  const section = useRef<HTMLElement>(null)
  const focus = (selector: string) =>
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(selector)?.focus())
  // The judge says which fields of a copy are asked, so a new copy has none before it.
  const change = (answers: RawAnswers) => {
    store.update({ answers })
    store.judgeNow()
  }
  const add = () => {
    if (keys.length >= limit) return
    void open()
    const { answers, facts } = store.read()
    const copy = startCopy(definition, { set: name, facts, key: newKey() })
    change(withCopy(answers, { set: name, limit, copy }))
    announce(fill(content.words.copyAdded, { n: keys.length + 1 }))
    focus(`[data-copy="${copy._key}"]`)
  }
  const remove = (key: string, place: number) => {
    change(withoutCopy(store.read().answers, { set: name, key }))
    announce(fill(content.words.copyRemoved, { n: place + 1 }))
    const next = keys[place + 1] ?? keys[place - 1]
    focus(next === undefined ? '[data-add]' : `[data-copy="${next}"]`)
  }
  return { section, add, remove }
}
