import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import styles from '../../teaching/question/question.module.css'
import type { action, loader } from './question.server.ts'

export { action, loader } from './question.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A learner's question, with the form for its lecturer to answer. */
export default function TeachingQuestion() {
  const { back, lesson, course, text, by, place, state, answers, words } = useLoaderData<typeof loader>()
  return (
    <div className="wrap block">
      <LinkButton href={back.href} look="quiet" icon="left" isSmall>
        {back.label}
      </LinkButton>
      <h1>
        <Breakable text={lesson} />
      </h1>
      <p>
        <Breakable text={course} />
      </p>
      <article className={styles.asked}>
        <p className={styles.by}>
          <b>{state}</b>
          <span>{by}</span>
          {place && <span>{place}</span>}
        </p>
        <p className={styles.text}>
          <Breakable text={text} />
        </p>
        {answers.map((one) => (
          <div key={one._id} className={styles.answer}>
            <b>
              {one.name} · {one.when}
            </b>
            <p className={styles.text}>
              <Breakable text={one.text} />
            </p>
          </div>
        ))}
      </article>
      <Answering key={answers.length} words={words} />
    </div>
  )
}

function Answering({ words }: { words: Record<'write' | 'hint' | 'send', string> }) {
  const refused = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <FormColumn>
        <TextAreaField
          label={words.write}
          name="text"
          rows={5}
          maxLength={4000}
          required
          hint={words.hint}
          defaultValue={refused?.written}
          error={refused?.problem}
        />
        <Button isBusy={isBusy}>{words.send}</Button>
      </FormColumn>
    </Form>
  )
}
