import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Button } from '#ui/office/controls/button.tsx'
import { plainStem, type QuestionEdit, stemOf, withType } from '../../rules/edit-questions.ts'
import { type SurveyContent, type SurveyQuestion, type SurveyType, surveyTypes } from '../../rules/survey-question.ts'
import { ContentFields } from './content-fields.tsx'
import styles from './editor.module.css'
import type { EditorWords, TypeWords } from './editor-words.ts'
import { newId } from './new-id.ts'

interface QuestionCardProps {
  one: SurveyQuestion
  at: number
  isLast: boolean
  words: EditorWords
  types: TypeWords
  edit: (edit: QuestionEdit) => void
}

/** A question in the editor: its text, type and options, and its place. */
export function QuestionCard(props: QuestionCardProps) {
  const { one, at, words, types, edit } = props
  const { question } = one
  const title = words.number.replace('{n}', String(at + 1))
  const change = (to: SurveyQuestion) => edit({ do: 'change', at, question: to })
  const put = (part: object) => change({ ...one, question: { ...question, ...part } as SurveyContent })
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <CardButtons {...props} />
      </header>
      <Textarea
        label={words.stem}
        defaultValue={plainStem(question.stem)}
        autosize
        minRows={1}
        onChange={({ target }) => put({ stem: stemOf(target.value) })}
      />
      <TypeAndHint {...{ one, words, types, change, put }} />
      <ContentFields question={question} words={words} change={(content) => put({ content })} />
      {question.type !== 'text-only' && (
        <Checkbox
          label={words.required}
          checked={one.isRequired}
          onChange={({ target }) => change({ ...one, isRequired: target.checked })}
        />
      )}
    </section>
  )
}

interface TypeAndHintProps extends Pick<QuestionCardProps, 'one' | 'words' | 'types'> {
  change: (to: SurveyQuestion) => void
  put: (part: object) => void
}

function TypeAndHint({ one, words, types, change, put }: TypeAndHintProps) {
  const { question } = one
  return (
    <div className={styles.pair}>
      <NativeSelect
        label={words.type}
        value={question.type}
        data={surveyTypes.map((value) => ({ value, label: types[value] }))}
        onChange={({ target }) => change(withType(one, { type: target.value as SurveyType, newId }))}
      />
      <TextInput
        label={words.hint}
        defaultValue={question.hint ?? ''}
        maxLength={2000}
        onChange={({ target }) => put({ hint: target.value === '' ? undefined : target.value })}
      />
    </div>
  )
}

function CardButtons({ at, isLast, words, edit }: QuestionCardProps) {
  const named = (text: string) => ({ 'aria-label': text.replace('{n}', String(at + 1)) })
  return (
    <div className={styles.acts}>
      <Button
        isSmall
        isSquare
        icon="arrow-up"
        {...named(words.up)}
        disabled={at === 0}
        onClick={() => edit({ do: 'move', at, by: -1 })}
      />
      <Button
        isSmall
        isSquare
        icon="arrow-down"
        {...named(words.down)}
        disabled={isLast}
        onClick={() => edit({ do: 'move', at, by: 1 })}
      />
      <Button isSmall isSquare icon="trash" {...named(words.remove)} onClick={() => edit({ do: 'remove', at })} />
    </div>
  )
}
