import { href, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Me, Resume } from '#ui/account/me.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Avatar } from '#ui/frame/avatar.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import { ChatAccount } from '../../components/chat-account.tsx'
import { MyCourses } from '../../components/my-courses.tsx'
import { OwnLearning } from '../../components/own-learning.tsx'
import { OwnSessions } from '../../components/own-sessions.tsx'
import { SignOutButton } from '../../components/sign-out-button.tsx'
import type { action, loader } from './profile.server.ts'

export { action, loader } from './profile.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The signed-in person, the course to continue, and their enrolled courses on this site. */
export default function Profile() {
  const { words, name, initials, resume, chat, sessions, learning, pictureUrl } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <div className="wrap">
      <Me
        avatar={<Avatar initials={initials} pictureUrl={pictureUrl} isLarge />}
        name={name}
        text={<About />}
        acts={<SignOutButton label={words.logout} />}
      />
      {resume && (
        <Resume
          {...resume}
          label={words.resume}
          note={words.resume}
          progressLabel={words.percent}
          act={<LinkButton href={resume.href}>{words.goOn}</LinkButton>}
        />
      )}
      <Courses />
      <OwnLearning {...learning} />
      {chat && <ChatAccount shown={chat} problem={refused?.problem} />}
      <OwnSessions {...sessions} />
    </div>
  )
}

function About() {
  const { about, links } = useLoaderData<typeof loader>()
  return [
    about,
    ...links.flatMap(([label, to]) => [
      ' · ',
      <a key={to} className="link" href={to}>
        {label}
      </a>,
    ]),
  ]
}

function Courses() {
  const { words, courses, empty, count, calendar } = useLoaderData<typeof loader>()
  if (courses.length === 0)
    return <State {...empty} acts={<LinkButton href={href('/lesson/home')}>{words.toCourses}</LinkButton>} />
  return (
    <section className="block">
      <Head title={words.title} note={count} more={calendar} />
      <MyCourses words={words} courses={courses} />
    </section>
  )
}
