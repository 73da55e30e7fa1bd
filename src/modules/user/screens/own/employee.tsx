import { type MetaFunction, useLoaderData } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Me } from '#ui/account/me.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Avatar } from '#ui/frame/avatar.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import { MyCourses } from '../../components/my-courses.tsx'
import { SignOutButton } from '../../components/sign-out-button.tsx'
import type { loader } from './employee.server.ts'

export { loader } from './employee.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The profile of a person from an external system: personal data, training hours and courses. */
export default function Employee() {
  const { words, heading, name, initials, details, hours } = useLoaderData<typeof loader>()
  const out = <SignOutButton label={words.logout} />
  return (
    <div className="wrap">
      <Me avatar={<Avatar initials={initials} isLarge />} name={name} text={heading} acts={out} />
      <section className="block">
        <Head title={words.person} />
        <Details details={details} />
      </section>
      <section className="block">
        <Head title={words.hours} />
        <Details details={hours} />
      </section>
      <Courses />
    </div>
  )
}

function Courses() {
  const { words, courses, catalogue } = useLoaderData<typeof loader>()
  if (courses.length === 0) {
    const acts = <LinkButton href={catalogue}>{words.toCourses}</LinkButton>
    return <State title={words.emptyTitle} text={words.emptyText} acts={acts} />
  }
  return (
    <section className="block">
      <Head title={words.title} />
      <MyCourses words={words} courses={courses} hasHours />
    </section>
  )
}
