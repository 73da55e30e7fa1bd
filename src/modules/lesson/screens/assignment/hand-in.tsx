import { type MetaFunction, useLoaderData } from 'react-router'
import { PlayerBar } from '#ui/player/player.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { Earlier, RubricTable } from '../../teaching/assignment/components/hand-in-parts.tsx'
import { HandInForm } from '../../teaching/assignment/components/hand-in-form.tsx'
import styles from '../../teaching/assignment/components/hand-in.module.css'
import type { loader } from './hand-in.server.ts'

export { action, loader } from './hand-in.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** An assignment: the task, the learner's work and the feedback. */
export default function HandIn() {
  const { words, name, course, back, task, rubric, due, state, isLateNow, form, earlier } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PlayerBar back={{ label: words.back, href: back }} course={<Breakable text={course} />} />
      <div className={styles.page}>
        <h1>
          <Breakable text={name} />
        </h1>
        <p className={styles.due}>{due}</p>
        <Alert tone={state.tone} title={state.title}>
          {state.text && <span className={styles.text}>{state.text}</span>}
        </Alert>
        {task !== '' && (
          <section className={styles.part}>
            <h2>{words.task}</h2>
            <RichText html={task} />
          </section>
        )}
        <RubricTable title={words.rubric} rubric={rubric} />
        {form && <HandInForm key={form.attempt} form={form} words={words} late={isLateNow} />}
        <Earlier title={words.earlier} earlier={earlier} words={words} />
      </div>
    </>
  )
}
