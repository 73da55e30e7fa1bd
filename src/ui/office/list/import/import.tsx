import { useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { classes } from '#ui/theme/classes.ts'
import { Icon } from '../../icon/icon.tsx'
import { Banner } from '../../controls/banner.tsx'
import { Button, ButtonLink } from '../../controls/button.tsx'
import { Crumbs } from '../../controls/crumbs.tsx'
import part from '../../controls/part.module.css'
import { CheckStep } from './check-step.tsx'
import type { ImportDescription, ImportReport, ImportWords, SendImport } from './import-description.ts'
import styles from './import.module.css'
import { csvOf } from './table-text.ts'
import { UploadStep } from './upload-step.tsx'

type ImportViewProps = {
  description: ImportDescription
  send: SendImport
  /** Shows the stored rows. */
  finish: (report: ImportReport) => void
}

/** A file being imported: its cells, the left-out columns, and the last check. */
export interface Draft {
  name: string
  rows: string[][]
  leftOut: ReadonlySet<number>
  report: ImportReport
}

/** The import in steps: choose a file, match its columns, check and correct its cells, and store. */
export function ImportView({ description, send, finish }: ImportViewProps) {
  const { words } = description
  const { draft, busy, problem, setDraft, check, store } = useImport({ words, send, finish })
  return (
    <div className={part.page}>
      <Crumbs links={description.crumbs} label={words.crumbs} />
      <Head {...{ description, draft, busy, store }} />
      <Steps words={words} at={draft ? 2 : 0} />
      {problem && <Banner kind="problem">{problem}</Banner>}
      {draft ? (
        <CheckStep
          {...{ draft, words, busy }}
          fields={description.fields}
          change={(next) => setDraft({ ...draft, ...next })}
          check={(next) => check(csvOf(next.rows, next.leftOut), next)}
          again={() => setDraft(null)}
        />
      ) : (
        <UploadStep {...{ description, busy }} read={(file) => check(file)} />
      )}
    </div>
  )
}

/** Returns the present state and activity of the import, and its actions. */
function useImport({ words, send, finish }: Pick<ImportViewProps, 'send' | 'finish'> & { words: ImportWords }) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = async (word: string, content: Blob | string, isDryRun: boolean) => {
    setBusy(word)
    const answer = await send(content, { isDryRun })
    setBusy(null)
    setProblem('problem' in answer ? answer.problem : null)
    return 'report' in answer ? answer.report : null
  }
  const check = async (content: Blob | string, known?: Omit<Draft, 'report'>) => {
    const report = await sending(known ? words.checking : words.reading, content, true)
    if (!report) return
    const read = { name: content instanceof File ? content.name : '', rows: report.detail?.rows ?? [], leftOut: none }
    setDraft({ ...(known ?? read), report })
  }
  const store = async () => {
    const report = await sending(words.storing, csvOf(draft!.rows, draft!.leftOut), false)
    if (report?.isStored) finish(report)
    else if (report) setDraft({ ...draft!, report })
  }
  return {
    ...{ draft, busy, problem, setDraft },
    check: (...given: Parameters<typeof check>) => void check(...given),
    store: () => void store(),
  }
}

const none: ReadonlySet<number> = new Set()

type HeadProps = { description: ImportDescription; draft: Draft | null; busy: string | null; store: () => void }

function Head({ description, draft, busy, store }: HeadProps) {
  const { words } = description
  const passing = draft ? draft.report.created + draft.report.changed : 0
  const hasBadHead = draft?.report.detail?.acts[1] === 'mend'
  return (
    <div className={part.head}>
      <h1>{description.heading}</h1>
      <div className={part.acts}>
        <ButtonLink href={description.listHref}>{words.cancel}</ButtonLink>
        {draft && (
          <Button look="primary" disabled={passing === 0 || hasBadHead || busy !== null} onClick={store}>
            {fill(words.store, { n: passing.toLocaleString('th-TH') })}
          </Button>
        )}
      </div>
    </div>
  )
}

function Steps({ words, at }: { words: ImportDescription['words']; at: number }) {
  const names = [words.upload, words.match, words.check, words.result]
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {names.map((name, index) => (
        <li
          key={name}
          className={classes(index < at && styles.done, index === at && styles.at)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>{index < at ? <Icon name="check" size={16} /> : index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  )
}
