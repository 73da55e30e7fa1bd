import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { timecode } from '#domain/learning/watch/timecode.ts'
import { Button } from '#ui/button/button.tsx'
import type { MediaPlayer } from '#ui/player/video/media-player.ts'
import type { besideWords } from '../../player/words.ts'
import { useSecond } from './use-second.ts'
import { Plain } from './plain.tsx'
import styles from './player.module.css'

export interface Question {
  _id: string
  at: number | null
  text: string
  status: string
  isOwn: boolean
  when: string
  answers: { _id: string; text: string; byName: string; isTeaching: boolean; when: string }[]
}

type Words = Record<keyof typeof besideWords, string>

type QuestionsProps = {
  questions: readonly Question[]
  tape: RefObject<MediaPlayer | null>
  hasTape: boolean
  words: Words
}

/** Learners' questions about a lesson with their answers, and the form to ask one. */
export function Questions({ questions, tape, hasTape, words }: QuestionsProps) {
  const second = useSecond(tape)
  return (
    <div className={styles.notes}>
      <Writing intent="ask" label={words.ask} hint={words.askHint} send={words.send} note={words.askNote}>
        {hasTape && second > 0 && <input type="hidden" name="at" value={second} />}
      </Writing>
      {questions.length === 0 && <p className={styles.none}>{words.noQuestions}</p>}
      {questions.map((question) => (
        <Asked key={question._id} question={question} tape={tape} words={words} />
      ))}
    </div>
  )
}

function Asked({ question, tape, words }: { question: Question; tape: RefObject<MediaPlayer | null>; words: Words }) {
  const { _id, at, text, status, isOwn, when, answers } = question
  return (
    <article className={styles.asked}>
      <p className={styles.head}>
        <b>{isOwn ? words.you : words.somebody}</b> <span>{when}</span>
        {at !== null && (
          <button
            type="button"
            className={styles.at}
            aria-label={words.goTo.replace('{at}', timecode(at))}
            onClick={() => tape.current?.seek(at)}
          >
            {timecode(at)}
          </button>
        )}
        {status === 'open' && <span className={styles.waiting}>{words.waiting}</span>}
      </p>
      <p className={styles.text}>{text}</p>
      {answers.map((answer) => (
        <div key={answer._id} className={styles.answer}>
          <p className={styles.head}>
            <b>{answer.isTeaching ? answer.byName : isOwn ? words.you : words.somebody}</b> <span>{answer.when}</span>
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      ))}
      {isOwn && answers.length > 0 && (
        <details className={styles.reply}>
          <summary>{words.reply}</summary>
          <Writing intent="reply" label={words.replyLabel} send={words.sendReply}>
            <input type="hidden" name="id" value={_id} />
          </Writing>
        </details>
      )}
    </article>
  )
}

type WritingProps = {
  intent: 'ask' | 'reply'
  label: string
  hint?: string
  note?: string
  send: string
  children?: ReactNode
}

function Writing({ intent, label, hint, note, send, children }: WritingProps) {
  const { Form, state, data } = useFetcher<{ problem?: string }>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (data && !data.problem) form.current?.reset()
  }, [data])
  return (
    <Form method="post" className={styles.new} ref={form}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Plain />
      <textarea
        className={styles.area}
        name="text"
        rows={2}
        aria-label={label}
        maxLength={2000}
        required
        placeholder={hint}
      />
      {data?.problem && <p role="alert">{data.problem}</p>}
      <div className={styles.acts}>
        <span className={styles.hint}>{note}</span>
        <Button look="line" isSmall isBusy={state !== 'idle'}>
          {send}
        </Button>
      </div>
    </Form>
  )
}
