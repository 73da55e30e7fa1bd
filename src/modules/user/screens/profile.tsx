import { Form, href, type MetaFunction, useLoaderData } from 'react-router'
import { Me, Resume } from '#ui/account/me.tsx'
import { Badge } from '#ui/button/badge.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Avatar } from '#ui/frame/avatar.tsx'
import { Percent } from '#ui/outline/threads.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import { type Column, NoValue, Table } from '#ui/table/table.tsx'
import { OwnSessions } from '../components/own-sessions.tsx'
import type { loader } from './profile.server.ts'

export { action, loader } from './profile.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
type Course = Loaded['courses'][number]

/** Who is signed in, where he left off, and the courses he is enrolled in on this site. */
export default function Profile() {
  const { words, name, initials, about, resume, sessions } = useLoaderData<typeof loader>()
  const out = (
    <Form method="post" action={`${href('/user/login')}?sign-out`}>
      <Button type="submit" look="line" isSmall>
        {words.logout}
      </Button>
    </Form>
  )
  return (
    <div className="wrap">
      <Me avatar={<Avatar initials={initials} isLarge />} name={name} text={about} acts={out} />
      {resume && (
        <Resume
          label={words.resume}
          note={words.resume}
          cover={resume.cover}
          name={resume.name}
          done={resume.done}
          total={resume.total}
          progressLabel={words.percent}
          act={<LinkButton href={resume.href}>{words.goOn}</LinkButton>}
        />
      )}
      <Courses />
      <OwnSessions {...sessions} />
    </div>
  )
}

function Courses() {
  const { words, courses, isStaff, count } = useLoaderData<typeof loader>()
  if (courses.length === 0) {
    const acts = <LinkButton href={href('/lesson/home')}>{words.toCourses}</LinkButton>
    const [title, text] = isStaff ? [words.staffTitle, words.staffText] : [words.emptyTitle, words.emptyText]
    return <State title={title} text={text} acts={acts} />
  }
  return (
    <section className="block">
      <Head title={words.title} note={count} />
      <Table caption={words.title} columns={columnsOf(words)} rows={courses} keyOf={(course) => course.id} />
    </section>
  )
}

const columnsOf = (words: Loaded['words']): Column<Course>[] => {
  const none = <NoValue>{words.none}</NoValue>
  return [
    { id: 'course', title: words.course, cell: (course) => <a href={course.href}>{course.name}</a> },
    { id: 'enrolled', title: words.enrolled, cardLabel: words.enrolled, cell: (course) => course.enrolled },
    {
      id: 'lessons',
      title: words.lessons,
      cardLabel: words.lessons,
      cell: ({ progress }) => progress?.lessons ?? none,
    },
    {
      id: 'percent',
      title: words.percent,
      place: 'wide',
      cell: ({ progress }) =>
        progress ? (
          <Percent done={progress.done} total={progress.total} text={progress.percent} label={words.percent} />
        ) : (
          none
        ),
    },
    {
      id: 'status',
      title: words.status,
      place: 'corner',
      cell: ({ progress }) => (progress ? <Badge tone={progress.tone}>{progress.status}</Badge> : none),
    },
  ]
}
