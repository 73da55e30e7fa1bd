import { NativeSelect } from '@mantine/core'
import { useReducer, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { editQuestions, starterQuestion } from '../../rules/edit-questions.ts'
import { type SurveyQuestion, type SurveyType, surveyTypes } from '../../rules/survey-question.ts'
import styles from './editor.module.css'
import type { EditorWords, TypeWords } from './editor-words.ts'
import { newId } from './new-id.ts'
import { QuestionCard } from './question-card.tsx'

interface QuestionEditorProps {
  questions: SurveyQuestion[]
  version: number
  isLocked: boolean
  words: EditorWords
  types: TypeWords
}

/** Edits the questions of a survey. Nothing is stored before it is saved. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { words, types, isLocked, version } = props
  const [questions, edit] = useReducer(editQuestions, props.questions)
  return (
    <div className={styles.editor}>
      {isLocked && <Banner kind="notice">{words.locked}</Banner>}
      {questions.length === 0 && <p className={part.muted}>{words.empty}</p>}
      <fieldset className={styles.list} disabled={isLocked}>
        {questions.map((one, at) => (
          <QuestionCard
            key={`${one.id} ${one.question.type}`}
            {...{ one, at, words, types, edit, isLast: at === questions.length - 1 }}
          />
        ))}
        <AddQuestion words={words} types={types} add={(question) => edit({ do: 'add', question })} />
      </fieldset>
      <Form method="post" className={part.acts}>
        <input type="hidden" name="questions" value={JSON.stringify(questions)} />
        <input type="hidden" name="version" value={version} />
        <SaveButton words={words} isLocked={isLocked} isChanged={questions !== props.questions} />
      </Form>
    </div>
  )
}

interface AddQuestionProps {
  words: EditorWords
  types: TypeWords
  add: (question: SurveyQuestion) => void
}

function AddQuestion({ words, types, add }: AddQuestionProps) {
  const [type, setType] = useState<SurveyType>('scale')
  return (
    <div className={styles.adding}>
      <NativeSelect
        label={words.newType}
        value={type}
        data={surveyTypes.map((value) => ({ value, label: types[value] }))}
        onChange={({ target }) => setType(target.value as SurveyType)}
      />
      <Button icon="plus" onClick={() => add(starterQuestion(type, newId))}>
        {words.add}
      </Button>
    </div>
  )
}

interface SaveButtonProps {
  words: EditorWords
  isLocked: boolean
  isChanged: boolean
}

function SaveButton({ words, isLocked, isChanged }: SaveButtonProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      <Button type="submit" look="primary" disabled={isBusy || isLocked}>
        {words.save}
      </Button>
      <span className={part.muted} role="status">
        {isChanged && words.unsaved}
      </span>
    </>
  )
}
