import { type MetaFunction, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import styles from '../../teaching/teaching/own.module.css'
import type { loader } from './own.server.ts'

export { loader } from './own.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A lecturer's own courses and their open tasks. */
export default function Own() {
  const { words, work, questions, sessions, watched, courses, catalogue, exams } = useLoaderData<typeof loader>()
  if (courses.length === 0 && watched.exams.length === 0) {
    const acts = <LinkButton href={catalogue}>{words.toCourses}</LinkButton>
    return <State isPage icon="book" title={words.noneTitle} text={words.noneText} acts={acts} />
  }
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={words.heading} text={words.lead} />
        <Head title={words.toMark} note={String(work.length)} />
        <Lines lines={work} empty={words.nothing} />
        {exams && (
          <LinkButton href={exams} look="quiet">
            {words.examsToMark}
          </LinkButton>
        )}
      </section>
      <section className="block">
        <Head title={words.questions} note={String(questions.length)} />
        <Lines lines={questions} empty={words.noQuestions} />
      </section>
      <section className="block">
        <Head title={words.next} />
        <Lines lines={sessions} empty={words.noSessions} />
      </section>
      {watched.exams.length > 0 && (
        <section className="block">
          <Head title={watched.title} note={String(watched.exams.length)} />
          <Lines lines={watched.exams} empty="" />
        </section>
      )}
      <section className="block">
        <Head title={words.courses} />
        <Lines lines={courses} empty="" />
      </section>
    </div>
  )
}

type Line = { id: string; name: string; text: string; href: string }

function Lines({ lines, empty }: { lines: Line[]; empty: string }) {
  if (lines.length === 0) return <p>{empty}</p>
  return (
    <ul className={styles.list}>
      {lines.map(({ id, name, text, href }) => (
        <li key={id}>
          <a className={styles.line} href={href}>
            <b>{name}</b>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
