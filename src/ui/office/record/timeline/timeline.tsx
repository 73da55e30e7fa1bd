import { type ElementType, useId } from 'react'
import { ActionButton } from '../../controls/action.tsx'
import record from '../record.module.css'
import type { Timeline as Told, TimelineEntry, TimelineWords } from './description.ts'
import { ChangeList } from './change-list.tsx'
import { Composer } from './composer.tsx'
import { Said } from './said.tsx'
import styles from './timeline.module.css'

type TimelineProps = { timeline: Told; form?: ElementType; written?: string }

/** The changes and comments of a record, newest first, below an input for a new comment. */
export function Timeline({ timeline, form, written }: TimelineProps) {
  const { title, entries, composer, words } = timeline
  return (
    <section className={`${record.card} ${styles.card}`} tabIndex={-1} data-key="H">
      <header>
        <h2>{title}</h2>
        {entries.length > 0 && <Shown words={words} />}
      </header>
      <div className={styles.body}>
        {composer && (
          <Composer
            key={composer.hidden.at(-1)?.value}
            composer={composer}
            words={words}
            form={form}
            written={written}
          />
        )}
        {entries.length === 0 && <p className={styles.nothing}>{words.nothing}</p>}
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} words={words} form={form} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** All entries, only comments or only changes. The style sheet applies the choice. */
function Shown({ words }: { words: TimelineWords }) {
  const name = useId()
  return (
    <fieldset className={styles.shown}>
      <legend className="sr">{words.show}</legend>
      {(['all', 'comments', 'changes'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === 'all'} />
          {words[value]}
        </label>
      ))}
    </fieldset>
  )
}

function Entry({ entry, words, form }: { entry: TimelineEntry; words: TimelineWords; form?: ElementType }) {
  const { id, who, mark, when, what, changes = [], restore, said } = entry
  return (
    <li id={id} data-entry={said ? 'comment' : 'change'}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <div>
        <p className={styles.head}>
          <b>{who}</b> {what} <time>{when}</time>
        </p>
        {changes.length > 0 && <ChangeList changes={changes} words={words} form={form} />}
        {said && <Said said={said} words={words} form={form} />}
        {restore && (
          <div className={styles.restore}>
            <ActionButton action={restore} form={form} look="bare" isSmall />
          </div>
        )}
      </div>
    </li>
  )
}
