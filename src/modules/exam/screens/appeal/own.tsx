import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import type { action, loader } from './own.server.ts'
import styles from './own.module.css'

export { action, loader } from './own.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A learner's appeals of a result. */
export default function OwnAppeals() {
  const { words, exam, back, closed, isReadOnly, appeals } = useLoaderData<typeof loader>()
  return (
    <div className="wrap block">
      <LinkButton href={back} look="quiet" icon="left" isSmall>
        {words.back}
      </LinkButton>
      <h1>{words.heading}</h1>
      <p>{exam}</p>
      {appeals.map(({ id, slot, text, status, decision, at }) => (
        <article key={id} className={styles.appeal}>
          <h2>{slot ? fill(words.question, { n: slot }) : words.whole}</h2>
          <p className={styles.facts}>
            {status} · {at}
          </p>
          <p className={styles.text}>{text}</p>
          {decision && (
            <p className={styles.text}>
              <b>{words.decision}</b> {decision}
            </p>
          )}
        </article>
      ))}
      {closed && <p role="status">{closed}</p>}
      {!closed && !isReadOnly && <AppealForm />}
    </div>
  )
}

function AppealForm() {
  const { words, slots } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Form method="post" className={styles.appeal}>
      {refused && (
        <p className={styles.problem} role="alert">
          {refused.problem}
        </p>
      )}
      <label className={styles.field}>
        {words.about}
        <select name="slot" defaultValue={refused?.slot ?? ''}>
          <option value="">{words.whole}</option>
          {slots.map((slot) => (
            <option key={slot} value={slot}>
              {fill(words.question, { n: slot })}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {words.text}
        <textarea name="text" maxLength={5000} required defaultValue={refused?.text ?? ''} />
      </label>
      <Button type="submit">{words.send}</Button>
    </Form>
  )
}
