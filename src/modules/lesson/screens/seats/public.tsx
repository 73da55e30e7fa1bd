import { type MetaFunction, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { CourseBody, CourseHead } from '#ui/course/page/course-page.tsx'
import { Offer } from '#ui/course/page/offer.tsx'
import { PlayerBar } from '#ui/player/player.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { AboutSection, OutlineSection, PreviewSection } from '../../components/course/course-sections.tsx'
import type { loader } from './public.server.ts'

export { loader } from './public.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

/** A course page for sharing: full screen, with the preview lessons. */
export default function PublicCourse() {
  const { words, name, lead, facts, cover, home, detail, lesson, description, outline } = useLoaderData<typeof loader>()
  const act = (
    <LinkButton isWide href={detail}>
      {words.toCourse}
    </LinkButton>
  )
  return (
    <>
      <PlayerBar back={{ label: words.home, href: home }} course={<Breakable text={name} />} />
      <main id="main">
        <CourseHead
          trail={{ label: words.previews, crumbs: [] }}
          title={<Breakable text={name} />}
          {...(lead && { lead: <Breakable text={lead} /> })}
          facts={facts}
          cover={cover}
        />
        <CourseBody offer={<Offer cover={cover} act={act} />}>
          {lesson ? <PreviewSection key={lesson.id} preview={lesson} words={words} /> : <p>{words.noPreview}</p>}
          <OutlineSection title={words.outline} chapters={outline} empty={words.noLessons} />
          <AboutSection title={words.about} html={description} />
        </CourseBody>
      </main>
    </>
  )
}
