import { lazy, memo, Suspense, useRef, useState } from 'react'
import { Form, useActionData, useNavigate, useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { useHydrated } from '#ui/field/hydrated.ts'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { useChosenFiles } from '#ui/field/chosen-files.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { handInWords } from '../words.ts'
import type { ShownFile } from './hand-in-parts.tsx'
import styles from './hand-in.module.css'
import { useFiles } from './use-files.ts'

const Autosave = lazy(() => import('./autosave/autosave.tsx'))

type Words = Record<keyof typeof handInWords, string>
type Seen = { attempt: number; version: number | null }
type Props = {
  form: {
    text: string
    files: ShownFile[]
    seen: Seen
    keptAs: string
    place: { courseID: string; lessonID: string }
    button: string
    attempt: string
    takes: string
    accept: string
  }
  words: Words
  late: string | null
}
type HandInFormResponse = { problem: { field: string; text: string }; text: string; seen: Seen } | undefined

/** The learner's work. Text works without a script and files need one. A draft is saved while they write. */
export function HandInForm(props: Props) {
  const [round, setRound] = useState(0)
  const navigate = useNavigate()
  const takeTheirs = async () => {
    await navigate('.', { replace: true, preventScrollReset: true })
    setRound(round + 1)
  }
  return <Work key={round} {...props} takeTheirs={() => void takeTheirs()} />
}

function Work({ form, words, late, takeTheirs }: Props & { takeTheirs: () => void }) {
  const answer = useActionData() as HandInFormResponse
  const isBusy = useNavigation().state === 'submitting'
  const paper = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const problem = answer?.problem
  return (
    <section className={styles.part}>
      <h2>{words.yours}</h2>
      <Form method="post" className={styles.form} preventScrollReset ref={paper}>
        {late && <Alert tone="warning" title={late} />}
        <SeenFields {...(answer?.seen ?? form.seen)} />
        <TextAreaField
          label={words.text}
          name="text"
          hint={words.textHint}
          defaultValue={answer?.text ?? form.text}
          error={problem?.field === 'text' ? problem.text : undefined}
        />
        {isHydrated && (
          <Suspense>
            <Autosave form={paper} of={form} words={words} takeTheirs={takeTheirs} />
          </Suspense>
        )}
        <FileList form={form} words={words} problem={problem?.field !== 'text' ? problem?.text : undefined} />
        <p className={styles.hint}>{form.attempt}</p>
        <div className={styles.acts}>
          <Button name="intent" value="hand" isBusy={isBusy} icon="check">
            {form.button}
          </Button>
          <Button name="intent" value="draft" look="line">
            {words.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/**
 * The draft on which the form is based. It renders again only if the server reports another draft. Autosave updates the
 * fields directly.
 */
const SeenFields = memo(({ attempt, version }: Seen) => (
  <>
    <input type="hidden" name="attempt" value={attempt} />
    <input type="hidden" name="version" value={version ?? ''} />
  </>
))

function FileList({ form, words, problem }: { form: Props['form']; words: Words; problem?: string | undefined }) {
  const { files, sending, failed, add, takeOff } = useFiles(form.files)
  return (
    <div className={styles.form}>
      <b>{words.files}</b>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <ul className={styles.files}>
        {files.map((file) => (
          <Line key={file.key} file={file} label={words.takeOff} takeOff={takeOff} />
        ))}
      </ul>
      <p className={styles.hint} role="status">
        {sending && words.sending.replace('{name}', sending.name).replace('{percent}', String(sending.percent))}
      </p>
      {failed && (
        <p className={styles.problem} role="alert">
          {failed.problem || words.failed.replace('{name}', failed.name)}
        </p>
      )}
      <Chooser form={form} label={words.choose} add={add} />
      <noscript>{words.noScript}</noscript>
    </div>
  )
}

function Chooser({ form, label, add }: { form: Props['form']; label: string; add: (chosen: File[]) => void }) {
  const choosing = useChosenFiles(add)
  return (
    <>
      <label className={styles.choose}>
        <Icon name="plus" />
        {label}
        <input {...choosing} type="file" multiple accept={form.accept} aria-describedby="files-hint" />
      </label>
      <p className={styles.hint} id="files-hint">
        {form.takes}
      </p>
    </>
  )
}

type LineProps = { file: ShownFile; label: string; takeOff: (key: string) => void }

function Line({ file: { key, name, size, href }, label, takeOff }: LineProps) {
  return (
    <li className={styles.file}>
      <input type="hidden" name="files" value={key} />
      <a href={href} target="_blank" rel="noreferrer">
        {name}
      </a>
      <small>{size}</small>
      <button type="button" className={styles.off} onClick={() => takeOff(key)}>
        <Icon name="close" />
        <span className="sr">{label.replace('{name}', name)}</span>
      </button>
    </li>
  )
}
