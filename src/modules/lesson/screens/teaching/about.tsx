import { type MetaFunction, useLoaderData } from 'react-router'
import { Avatar } from '#ui/frame/avatar.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import { CourseCards } from '../../components/course-cards.tsx'
import styles from '../../teaching/teaching/own.module.css'
import type { loader } from './about.server.ts'

export { loader } from './about.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

/** The public page of a lecturer. */
export default function About() {
  const { words, name, position, biography, initials, photo, courses } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <section className="block">
        <div className={styles.head}>
          {photo ? (
            <img className={styles.photo} src={photo} alt="" width={120} height={120} />
          ) : (
            <Avatar initials={initials} isLarge />
          )}
          <div>
            <h1>
              <Breakable text={name} />
            </h1>
            {position && <p>{position}</p>}
          </div>
        </div>
      </section>
      {biography && (
        <section className="block">
          <Head title={words.about} />
          <p className={styles.text}>
            <Breakable text={biography} />
          </p>
        </section>
      )}
      <section className="block">
        <Head title={words.teaches} note={courses.length > 0 ? String(courses.length) : undefined} />
        {courses.length > 0 ? <CourseCards courses={courses} heading="h3" /> : <p>{words.noCourses}</p>}
      </section>
    </div>
  )
}
