import { Textarea } from '@mantine/core'
import { Form } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import type { answerWords } from '../../teaching/question/words.ts'
import styles from './answers.module.css'

type AnswersProps = {
  answers: { _id: string; text: string; byName: string; isTeaching: boolean; when: string }[]
  words: Record<keyof typeof answerWords, string>
  refused?: { problem: string; written: string } | undefined
  isBusy: boolean
}

/** The answers to a question, oldest first, with the form to answer below. */
export function Answers({ answers, words, refused, isBusy }: AnswersProps) {
  return (
    <section className={styles.card} aria-label={words.answers}>
      <h2>{words.answers}</h2>
      {answers.length === 0 && <p className={styles.none}>{words.none}</p>}
      {answers.map(({ _id, text, byName, isTeaching, when }) => (
        <article key={_id}>
          <p className={styles.head}>
            <b>{byName}</b> {!isTeaching && <span>{words.learner}</span>} <time>{when}</time>
          </p>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
      <Form method="post" key={answers.length}>
        <input type="hidden" name="intent" value="answer" />
        <Textarea
          name="text"
          label={words.write}
          description={words.hint}
          autosize
          minRows={3}
          maxLength={4000}
          required
          defaultValue={refused?.written}
          error={refused?.problem}
        />
        <Button type="submit" aria-busy={isBusy || undefined} look="primary">
          {words.send}
        </Button>
      </Form>
    </section>
  )
}
