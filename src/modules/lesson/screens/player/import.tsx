import { useState } from 'react'
import { href, Link, type MetaFunction, useLoaderData } from 'react-router'
import { type ImportedCourse, sendCourse } from '#platform/http/client/send-course.ts'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { FileDrop } from '#ui/office/controls/upload/file-drop.tsx'
import styles from '../../course-editor/copy/copy.module.css'
import type { loader } from './import.server.ts'

export { loader } from './import.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Imports a course file and shows the result. */
export default function CourseImport() {
  const { crumbs, words } = useLoaderData<typeof loader>()
  const [answer, setAnswer] = useState<ImportedCourse | { problem: string } | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async (file: File) => {
    setSending(true)
    setAnswer(null)
    setAnswer(await sendCourse(file, words.failed))
    setSending(false)
  }
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{words.heading}</h1>
      </div>
      {answer && 'problem' in answer && <Banner kind="problem">{answer.problem}</Banner>}
      {answer && '_id' in answer && <Report brought={answer} />}
      <section className={styles.card}>
        <p>{words.text}</p>
        <FileDrop
          words={words}
          accept=".json"
          busy={isSending ? words.sending : null}
          read={(file) => void send(file)}
        />
      </section>
    </div>
  )
}

/** The new draft, and what was left out. */
function Report({ brought }: { brought: ImportedCourse }) {
  const { words } = useLoaderData<typeof loader>()
  return (
    <Banner kind="done">
      <b>{words.done}</b>
      <Link className={part.link} to={href('/lesson/player/detail/:id', { id: brought._id })}>
        {words.open}
      </Link>
      {brought.left.length > 0 && (
        <>
          <p>{words.left}</p>
          <ul>
            {brought.left.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}
