import type { ReactNode } from 'react'
import { FieldHints } from '#ui/field/field.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import type { QuestionViewModel } from '../../answering/describe-question.ts'
import { controlName } from '../../rules/read-form.ts'
import { ChoiceList } from './choice-list.tsx'
import { MatrixTable, OrderList } from './grids.tsx'
import { ScaleRow } from './scale-row.tsx'
import styles from './survey-form.module.css'
import { NumberEntry, TextEntry } from './text-entry.tsx'
import type { ownWords } from '../../screens/own/words.ts'

type SurveyWords = Record<keyof typeof ownWords, string>

/** A question in the form. `values` are what its controls have, by their names. */
interface QuestionFieldProps {
  view: QuestionViewModel
  words: SurveyWords
  values: Record<string, string[]>
  problem: string | undefined
}

/** A question of a survey: its text, its controls by type, and what is wrong with the answer. */
export function QuestionField(props: QuestionFieldProps) {
  const { view, words, problem } = props
  const { id, label, hint, isRequired, question } = view
  const name = controlName(id)
  if (label === null) return <RichText html={question.stem} isPlain />
  const described = [problem && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return (
    <div
      className={styles.question}
      id={name}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${name}-stem`}
      aria-describedby={described || undefined}
    >
      <div id={`${name}-stem`} className={styles.stem}>
        <small>
          {label} · {isRequired ? words.required : words.optional}
        </small>
        <RichText html={question.stem} isPlain />
      </div>
      {controlsOf(props)}
      <FieldHints id={name} hint={hint} error={problem} />
    </div>
  )
}

function controlsOf({ view, words, values, problem }: QuestionFieldProps): ReactNode {
  const { id, question } = view
  const shared = { id, words, values, isWrong: problem !== undefined }
  switch (question.type) {
    case 'single':
      return <ChoiceList {...shared} options={question.content.options} isMultiple={false} />
    case 'multiple':
      return <ChoiceList {...shared} options={question.content.options} isMultiple />
    case 'truefalse':
      return <ChoiceList {...shared} options={truths(words)} isMultiple={false} />
    case 'scale':
      return <ScaleRow {...shared} scale={question.content} />
    case 'order':
      return <OrderList {...shared} items={question.content.items} />
    case 'matrix':
      return <MatrixTable {...shared} matrix={question.content} />
    case 'numeric':
      return <NumberEntry {...shared} units={question.content.units} />
    case 'short':
      return <TextEntry {...shared} maxLength={question.content.maxLength} lines={1} />
    case 'essay':
      return <TextEntry {...shared} maxLength={question.content.maxLength} lines={question.content.lines} />
    case 'text-only':
      return null
  }
}

const truths = ({ yes, no }: SurveyWords) => [
  { id: 'true', text: yes },
  { id: 'false', text: no },
]
