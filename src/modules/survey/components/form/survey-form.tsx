import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { FormNote, MissingList } from '#ui/field/form.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { SurveyViewModel } from '../../answering/describe-survey.server.ts'
import { controlName } from '../../rules/read-form.ts'
import { QuestionField } from './question-field.tsx'
import styles from './survey-form.module.css'
import { useDraft } from './use-draft.ts'

/** The form of a survey. It posts to one address for all surveys, with the survey in the body (decision 611). */
export function SurveyForm({ survey }: { survey: SurveyViewModel }) {
  const { id, name, intro, words, isPreview, list, problems } = survey
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, survey)
  return (
    <div className="wrap">
      <section className="stack block">
        <Head level="h1" title={name} text={intro} />
        <Notice survey={survey} />
        <MissingList
          title={words.problems}
          missing={problems.map((one) => ({ field: controlName(one.id), text: one.line }))}
        />
        <Form method="post" action={list} noValidate ref={form} onChange={draft.save} className={styles.form}>
          <input type="hidden" name="survey" value={id} />
          <Questions survey={survey} />
          {!isPreview && <SendButton words={words} />}
        </Form>
      </section>
    </div>
  )
}

function Notice({ survey: { words, isPreview, isAnonymous, text } }: { survey: SurveyViewModel }) {
  if (isPreview) return <Alert title={words.preview}>{words.previewText}</Alert>
  return isAnonymous ? <Alert title={words.anonymousTitle}>{text}</Alert> : <p>{text}</p>
}

const Questions = ({ survey: { questions, words, values, problems } }: { survey: SurveyViewModel }) =>
  questions.map((view) => (
    <QuestionField
      key={view.id}
      view={view}
      words={words}
      values={values}
      problem={problems.find(({ id }) => id === view.id)?.text}
    />
  ))

function SendButton({ words }: Pick<SurveyViewModel, 'words'>) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div>
      <Button isBusy={isBusy}>{words.send}</Button>
      <FormNote>{words.sendNote}</FormNote>
    </div>
  )
}
