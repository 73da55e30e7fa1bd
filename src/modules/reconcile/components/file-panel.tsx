import { Form } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Figures } from '#ui/office/record/figures.tsx'
import { ColumnForm } from './column-form.tsx'
import type { FileView } from './describe-file.server.ts'
import type { ReconcileView } from './reconcile-screen.tsx'
import styles from './reconcile.module.css'
import { RowGroup } from './row-group.tsx'

type FilePanelProps = { file: FileView; words: ReconcileView['words'] }

/** One file: what it waits for, its three figures and its rows. */
export function FilePanel({ file, words }: FilePanelProps) {
  const { name, state, figures, beside, isAgreed, progress, confirm, columns, groups } = file
  const act = progress?.isBusy ? 'stop' : 'resume'
  return (
    <section className={styles.stack} aria-label={name}>
      <h2>
        {name} <small>{state}</small>
      </h2>
      {progress && (
        <Banner kind="notice" act={<OneButton intent={act} label={words[act]} />}>
          <span aria-live="polite">{progress.text}</span>
        </Banner>
      )}
      {confirm && (
        <Banner kind="notice" act={<OneButton intent="confirm" label={words.confirm} isPrimary />}>
          {confirm}
        </Banner>
      )}
      {columns && <ColumnForm columns={columns} words={words} />}
      {figures.length > 0 && <Figures figures={figures} />}
      {beside && (isAgreed ? <p>{beside}</p> : <Banner kind="problem">{beside}</Banner>)}
      {groups.map((group) => (
        <RowGroup key={group.name} group={group} words={words} />
      ))}
    </section>
  )
}

type OneButtonProps = { intent: string; label: string; isPrimary?: boolean }

function OneButton({ intent, label, isPrimary = false }: OneButtonProps) {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} {...(isPrimary && { look: 'primary' })}>
        {label}
      </Button>
    </Form>
  )
}
