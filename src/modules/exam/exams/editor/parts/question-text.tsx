import part from '#ui/office/controls/part.module.css'
import type { EditorDescription } from '../describe-editor.server.ts'
import type { QuestionFacts } from '../rules/exam-facts.ts'
import styles from './editor.module.css'

interface QuestionTextProps {
  question: QuestionFacts | undefined
  types: Record<string, string>
  words: EditorDescription['words']
}

/** The code, text and type of a question. One that is not ready says so. */
export function QuestionText({ question, types, words }: QuestionTextProps) {
  if (!question) return <span className={styles.short}>{words.gone}</span>
  return (
    <span className={styles.text}>
      <b>{question.code}</b> {question.name}{' '}
      <small className={part.muted}>
        {types[question.type]}
        {!question.isReady && <span className={styles.short}> · {words.notReady}</span>}
      </small>
    </span>
  )
}
