import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { handInWords } from '../../words.ts'
import styles from '../hand-in.module.css'
import { Autosaving, type AutosavingMessage } from './autosaving.ts'
import { shelfFor } from './kept-draft.ts'
import { paperOf, watch } from './paper-of.ts'
import { sendTo } from './send-draft.ts'

type AutosaveProps = {
  form: RefObject<HTMLFormElement | null>
  of: {
    text: string
    files: { key: string }[]
    keptAs: string
    place: { courseID: string; lessonID: string }
    seen: { attempt: number }
  }
  words: Record<keyof typeof handInWords, string>
  /** Replaces the local text with the server's. */
  takeTheirs: () => void
}

/** Saves a form as a draft and shows the status. It is placed after the form, which also works without it. */
export default function Autosave({ form, of, words, takeTheirs }: AutosaveProps) {
  const [told, tell] = useState<AutosavingMessage>({ state: 'quiet' })
  const [autosaving, shelf] = useAutosaving(form, of, tell)
  if (told.state === 'two') {
    const { theirs } = told
    const mine = () => {
      tell({ state: 'quiet' })
      autosaving.current?.takeMine(theirs)
    }
    const other = () => {
      shelf.current?.forget()
      takeTheirs()
    }
    return <Two text={theirs.text} words={words} takeMine={mine} takeTheirs={other} />
  }
  return <Saying told={told} words={words} />
}

function useAutosaving(form: AutosaveProps['form'], of: AutosaveProps['of'], tell: (told: AutosavingMessage) => void) {
  const autosaving = useRef<Autosaving>(null)
  const shelf = useRef<ReturnType<typeof shelfFor>>(null)
  const first = useRef(of)
  useEffect(() => {
    if (!form.current) return undefined
    const { keptAs, place, seen, text, files } = first.current
    const has = { text, files: files.map(({ key }) => key) }
    shelf.current = shelfFor({ keptAs, attempt: seen.attempt })
    const one = new Autosaving({ paper: paperOf(form.current), shelf: shelf.current, send: sendTo(place), tell, has })
    autosaving.current = one
    one.begin()
    const { wrote, isBusy, settle } = one
    const stop = watch(form.current, {
      ...{ wrote, isBusy, settle },
      leave: () => void one.save(true),
      back: () => void one.save(),
    })
    return () => {
      stop()
      one.end()
    }
  }, [form, tell])
  return [autosaving, shelf] as const
}

type SayingProps = { told: AutosavingMessage; words: AutosaveProps['words'] }

/** Saving is visible but not announced each time. Important messages are announced. */
function Saying({ told, words }: SayingProps) {
  const isCalm = told.state === 'keeping' || told.state === 'kept'
  const text = { quiet: '', keeping: words.keeping, kept: words.kept, offline: words.offline, restored: words.restored }
  const said = told.state === 'problem' ? told.text : told.state === 'closed' ? words.closed : null
  return (
    <>
      <p className={styles.hint} data-autosave={told.state}>
        {isCalm && told.state in text && text[told.state as keyof typeof text]}
      </p>
      <p className={said ? styles.problem : styles.hint} role="status">
        {said ?? (!isCalm && text[told.state as keyof typeof text])}
      </p>
    </>
  )
}

type TwoProps = { text: string; words: AutosaveProps['words']; takeMine: () => void; takeTheirs: () => void }

/** The text was changed in two places. The learner sees both and chooses; until then nothing is overwritten. */
function Two({ text, words, takeMine, takeTheirs }: TwoProps) {
  return (
    <Alert tone="warning" title={words.twoTitle}>
      <details>
        <summary>{words.twoText}</summary>
        <p className={styles.text}>{text || words.none}</p>
      </details>
      <span className={styles.acts}>
        <Button type="button" isSmall onClick={takeMine}>
          {words.useMine}
        </Button>
        <Button type="button" isSmall look="line" onClick={takeTheirs}>
          {words.useTheirs}
        </Button>
      </span>
    </Alert>
  )
}
