import { Form, useNavigation } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { classes } from '#ui/theme/classes.ts'
import type { Marking } from '../describe-marking.server.ts'
import styles from './marking.module.css'
import { useMarkKeys } from './mark-keys.ts'

export type Refused = { problem: string; remarks: string; chosen: (number | null)[] } | null
type Props = { marking: Marking; refused: Refused }

/** A submission beside its rubric, for all who mark it. */
export function MarkingView({ marking, refused }: Props) {
  useMarkKeys()
  return (
    <div className={styles.two}>
      <Work marking={marking} />
      <div className={styles.stick}>
        {marking.decided ? <Decided marking={marking} /> : null}
        {!marking.decided && <Judge key={`${marking.id} ${marking.version}`} marking={marking} refused={refused} />}
        {marking.decided && refused && (
          <p className={styles.problem} role="alert">
            {refused.problem}
          </p>
        )}
      </div>
    </div>
  )
}

function Work({ marking }: { marking: Marking }) {
  const { words } = marking
  return (
    <section className={styles.card} aria-label={words.work}>
      <h2>{words.work}</h2>
      <p className={styles.facts}>
        <span>{marking.handedIn}</span>
        <span>{marking.attempt}</span>
        {marking.isLate && <span className={styles.late}>{words.late}</span>}
      </p>
      <p className={styles.text}>{marking.text || words.noText}</p>
      <Files files={marking.files} />
      {marking.earlier.length > 0 && (
        <details>
          <summary>{words.earlier}</summary>
          {marking.earlier.map(({ id, title, state, text, remarks, files }) => (
            <div key={id}>
              <h3>
                {title} · {state}
              </h3>
              <p className={styles.text}>{text}</p>
              <Files files={files} />
              {remarks && <p className={styles.decided}>{remarks}</p>}
            </div>
          ))}
        </details>
      )}
    </section>
  )
}

/** Submitted files, each with a link. */
export function Files({ files }: { files: Marking['files'] }) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ key, name, size, href }) => (
        <li key={key}>
          <a href={href} target="_blank" rel="noreferrer">
            {name} <small>{size}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Judge({ marking, refused }: Props) {
  const { words, criteria } = marking
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className={styles.card} preventScrollReset>
      <h2>{words.rubric}</h2>
      {refused && (
        <p className={styles.problem} role="alert">
          {refused.problem}
        </p>
      )}
      <input type="hidden" name="version" value={marking.version} />
      {criteria.map((criterion, at) => (
        <Levels
          key={criterion.name}
          at={at}
          criterion={criterion}
          chosen={refused?.chosen[at] ?? criterion.chosen}
          words={words}
        />
      ))}
      <label className={styles.remarks}>
        {words.remarks}
        <textarea name="remarks" maxLength={5000} defaultValue={refused?.remarks ?? marking.remarks} />
      </label>
      <Verdicts marking={marking} isBusy={isBusy} />
      <p className={styles.hint}>{words.keys}</p>
    </Form>
  )
}

function Verdicts({ marking, isBusy }: { marking: Marking; isBusy: boolean }) {
  const { words } = marking
  return (
    <div className={styles.acts}>
      <button
        className={classes(styles.act, styles.pass)}
        name="intent"
        value="passed"
        data-mark="KeyA"
        aria-disabled={isBusy}
      >
        {words.pass}
      </button>
      <button className={styles.act} name="intent" value="returned" data-mark="KeyS">
        {words.again}
      </button>
      <button className={classes(styles.act, styles.fail)} name="intent" value="failed" data-mark="KeyR">
        {words.fail}
      </button>
      <Next marking={marking} />
    </div>
  )
}

type LevelsProps = {
  at: number
  criterion: Marking['criteria'][number]
  chosen: number | null
  words: Marking['words']
}

function Levels({ at, criterion, chosen, words }: LevelsProps) {
  return (
    <fieldset className={styles.levels}>
      <legend>{criterion.name}</legend>
      {criterion.levels.map(({ name, points }, level) => (
        <label key={name} className={styles.level}>
          <input type="radio" name={`mark-${at}`} value={level} defaultChecked={chosen === level} data-tick />
          {name} <small>{fill(words.points, { n: points })}</small>
        </label>
      ))}
    </fieldset>
  )
}

function Decided({ marking }: { marking: Marking }) {
  const { decided, words, remarks, criteria } = marking
  const chosen = criteria.flatMap(({ name, levels, chosen: at }) =>
    at === null ? [] : [{ criterion: name, level: levels[at]!.name, points: levels[at]!.points }],
  )
  return (
    <Form method="post" className={styles.card} preventScrollReset>
      <div className={styles.decided} role="status">
        <b>{decided!.state}</b>
        {decided!.by}
      </div>
      {chosen.map(({ criterion, level, points }) => (
        <p key={criterion} className={styles.facts}>
          {criterion}: {level} ({points})
        </p>
      ))}
      {remarks && <p className={styles.text}>{remarks}</p>}
      <input type="hidden" name="version" value={marking.version} />
      <div className={styles.acts}>
        <Next marking={marking} isFirst />
        <button className={styles.act} name="intent" value="reopen" data-mark="KeyZ">
          {words.undo}
        </button>
      </div>
      <p className={styles.hint}>{words.undoText}</p>
    </Form>
  )
}

function Next({ marking, isFirst }: { marking: Marking; isFirst?: boolean }) {
  if (!marking.next) return <span>{marking.waiting}</span>
  return (
    <a className={classes(styles.act, isFirst && styles.pass)} href={marking.next} data-mark="KeyN">
      {marking.words.next}
    </a>
  )
}
