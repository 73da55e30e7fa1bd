import { useId } from 'react'
import { Form, Link } from 'react-router'
import { FollowedRun } from '#platform/office/screens/list/bulk/run/followed-run.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import type { DescribedFile } from '../describe-file.server.ts'
import styles from './carry.module.css'
import { ItemRow } from './item-row.tsx'
import { StateMark } from './state-mark.tsx'
import type { CarryWords } from './words-of.ts'

type ReportProps = { file: DescribedFile; words: CarryWords }

/** What was recognized in a file and each item to import. After the import, the results. */
export function FileReport({ file, words }: ReportProps) {
  return (
    <>
      {file.run && <FollowedRun run={file.run} />}
      <p className={styles.state}>
        <StateMark tone={file.tone} text={file.state} /> <span>{file.tally}</span>
      </p>
      {file.understood.length > 0 && <Lines title={words.understood} lines={file.understood} />}
      {file.refused.length > 0 && (
        <Lines title={words.refused.replace('{n}', String(file.refused.length))} lines={file.refused} />
      )}
      {file.notFetched && <Lines {...file.notFetched} />}
      <Form method="post" className={styles.items}>
        <h2>{words.items}</h2>
        {file.parts && <Parts parts={file.parts} words={words} />}
        <ul>
          {file.items.map((item) => (
            <ItemRow key={item.at} item={item} isOpen={file.isOpen} words={words} />
          ))}
        </ul>
        {file.isOpen && <Start file={file} words={words} />}
      </Form>
      <ReportActions file={file} words={words} />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function Parts({
  parts: { text, older, newer },
  words,
}: {
  parts: NonNullable<DescribedFile['parts']>
  words: CarryWords
}) {
  return (
    <p className={styles.parts}>
      {older && (
        <Link className={part.link} to={older}>
          {words.older}
        </Link>
      )}
      <span>{text}</span>
      {newer && (
        <Link className={part.link} to={newer}>
          {words.newer}
        </Link>
      )}
    </p>
  )
}

function Start({ file, words }: ReportProps) {
  return (
    <div className={styles.start}>
      {file.groups && (
        <label>
          <span>{words.group}</span>
          <select name="group" defaultValue="">
            <option value="">{words.newGroup}</option>
            {file.groups.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {file.groups && <Ticked name="pictures" label={words.pictures} hint={words.picturesHint} />}
      {file.groups && <Ticked name="redirects" label={words.redirects} hint={words.redirectsHint} />}
      <p>{words.startText}</p>
      <div className={styles.acts}>
        <Button type="submit" name="intent" value="start" look="primary">
          {words.start}
        </Button>
        {file.parts && (
          <Button type="submit" name="intent" value="choose">
            {words.save}
          </Button>
        )}
      </div>
    </div>
  )
}

function Ticked({ name, label, hint }: Record<'name' | 'label' | 'hint', string>) {
  const about = useId()
  return (
    <div className={styles.ticked}>
      <label>
        <input type="checkbox" name={name} aria-describedby={about} /> {label}
      </label>
      <small id={about}>{hint}</small>
    </div>
  )
}

function ReportActions({ file, words }: ReportProps) {
  return (
    <Form method="post" className={styles.acts}>
      {file.canUndo && (
        <Button type="submit" name="intent" value="undo">
          {words.undo}
        </Button>
      )}
      {file.canForget && (
        <Button type="submit" name="intent" value="forget" look="bare">
          {words.forget}
        </Button>
      )}
    </Form>
  )
}
