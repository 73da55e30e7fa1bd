import { type ElementType, useRef, useState } from 'react'
import { FileDrop } from '../../../controls/upload/file-drop.tsx'
import { Banner } from '../../../controls/banner.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Crumbs } from '../../../controls/crumbs.tsx'
import part from '../../../controls/part.module.css'
import { WorkbookCheck } from './check.tsx'
import { Done } from './done.tsx'
import { ProgressLine } from './progress-line.tsx'
import type {
  SendWorkbook,
  Under,
  WorkbookDescription,
  WorkbookProgress,
  WorkbookReport,
} from './workbook-description.ts'
import styles from './workbook.module.css'

type WorkbookViewProps = {
  description: WorkbookDescription
  form: ElementType
  send: SendWorkbook
  /** The screen shows the stored rows. */
  finish: (report: WorkbookReport) => void
}

/** A file and its last check. */
interface Draft {
  file: File
  report: WorkbookReport
}

/** The workbook of a site: downloaded, filled in, checked, and stored once it has no problems. */
export function WorkbookView({ description, form, send, finish }: WorkbookViewProps) {
  const { words, done } = description
  const { draft, under, problem, check, store, again, cancel } = useWorkbook({ words, send, finish })
  return (
    <div className={part.page}>
      <Crumbs links={description.crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{description.heading}</h1>
      </div>
      {problem && <Banner kind="problem">{problem}</Banner>}
      {under && <ProgressLine {...{ words, under, cancel }} />}
      {!under && !draft && done && <Done {...{ done, words, form }} />}
      {!under && draft && <WorkbookCheck key={draft.file.name} {...{ draft, words, again, store }} />}
      {!under && !draft && <Begin {...{ description }} read={check} />}
    </div>
  )
}

function useWorkbook({
  words,
  send,
  finish,
}: Pick<WorkbookViewProps, 'send' | 'finish'> & Pick<WorkbookDescription, 'words'>) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [under, setUnder] = useState<Under | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const aborting = useRef<AbortController>(null)
  const sending = async (what: string, file: File, how: { isDryRun: boolean; isTold: boolean }) => {
    aborting.current = new AbortController()
    setProblem(null)
    setUnder({ what, at: null })
    const tell = (at: WorkbookProgress) => setUnder({ what, at })
    const answer = await send(file, { ...how, tell, signal: aborting.current.signal })
    setUnder(null)
    if ('isCancelled' in answer) setProblem(words.cancelled)
    if ('problem' in answer) setProblem(answer.problem)
    return 'report' in answer ? answer.report : null
  }
  const check = async (file: File) => {
    const report = await sending(words.checking, file, { isDryRun: true, isTold: false })
    if (report) setDraft({ file, report })
  }
  const store = async (isTold: boolean) => {
    const report = await sending(words.storing, draft!.file, { isDryRun: false, isTold })
    if (report) setDraft(report.isStored ? null : { ...draft!, report })
    if (report?.isStored) finish(report)
  }
  return {
    ...{ draft, under, problem },
    check: (file: File) => void check(file),
    store: (isTold: boolean) => void store(isTold),
    again: () => setDraft(null),
    cancel: () => aborting.current?.abort(),
  }
}

/** The download, and the upload area. */
function Begin({ description, read }: { description: WorkbookDescription; read: (file: File) => void }) {
  const { words, templateHref, ownHref } = description
  return (
    <>
      <p className={styles.intro}>{words.intro}</p>
      <div className={styles.begin}>
        <section className={styles.card} aria-labelledby="take">
          <h2 id="take">{words.take}</h2>
          <p>{words.takeText}</p>
          <div className={styles.files}>
            <ButtonLink href={templateHref} icon="download">
              {words.template}
            </ButtonLink>
            <ButtonLink href={ownHref} icon="download">
              {words.own}
            </ButtonLink>
          </div>
        </section>
        <section className={styles.card} aria-labelledby="bring">
          <h2 id="bring">{words.bring}</h2>
          <p>{words.bringText}</p>
          <FileDrop words={words} accept=".xlsx" busy={null} read={read} />
        </section>
      </div>
    </>
  )
}
