import { Form, type MetaFunction, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Outline } from '#ui/outline/outline.tsx'
import { Player, PlayerBar, PlayerPanel } from '#ui/player/player.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { LessonFilm } from '../components/course/lesson-film.tsx'
import { LessonTaskPart } from '../lecturing/lesson-task.tsx'
import type { loader } from './play.server.ts'

export { action, loader } from './play.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type Shown = ReturnType<typeof useLoaderData<typeof loader>>
type Lesson = NonNullable<Shown['lesson']>

/** Learning: a lesson, how far one is, and the one step forward. */
export default function Play() {
  const { course, back, lesson, panel, words, mine } = useLoaderData<typeof loader>()
  const bar = <PlayerBar back={back} course={<Breakable text={course} />} />
  if (lesson && panel) {
    return (
      <>
        {bar}
        <LessonPlayer lesson={lesson} panel={panel} />
      </>
    )
  }
  const acts = <LinkButton href={mine}>{words.toMine}</LinkButton>
  return (
    <>
      {bar}
      <main id="main">
        <State isPage icon="book" title={words.emptyTitle} text={words.emptyText} acts={acts} />
      </main>
    </>
  )
}

function LessonPlayer({ lesson, panel }: { lesson: Lesson; panel: NonNullable<Shown['panel']> }) {
  const { words, isPreview, locked } = useLoaderData<typeof loader>()
  const film = !locked && lesson.kind === 'youtube' && (
    <LessonFilm key={lesson.id} video={lesson.video} title={lesson.name} missing={words.noVideo} />
  )
  const side = (
    <PlayerPanel
      title={words.contents}
      done={panel.done}
      total={panel.total}
      progressLabel={words.progress}
      summary={panel.summary}
      percent={panel.percent}
    >
      <Outline key={lesson.id} chapters={panel.outline} isPanel />
    </PlayerPanel>
  )
  return (
    <Player
      screen={film}
      place={lesson.place}
      title={<Breakable text={lesson.name} />}
      next={locked ? null : <Next lesson={lesson} />}
      panel={side}
    >
      {locked && <Locked locked={locked} />}
      {isPreview && <Alert title={words.previewTitle}>{words.previewText}</Alert>}
      {lesson.html !== '' && <RichText html={lesson.html} />}
      {lesson.html === '' && !film && !locked && !lesson.task && <p>{words.noContent}</p>}
      {lesson.task && !locked && <LessonTaskPart task={lesson.task} />}
    </Player>
  )
}

/** A lesson that is not open to the learner: why, when, and where he goes on. */
function Locked({ locked }: { locked: NonNullable<Shown['locked']> }) {
  return (
    <State
      icon="lock"
      title={locked.title}
      text={<Breakable text={locked.why} />}
      acts={<LinkButton href={locked.act.href}>{locked.act.label}</LinkButton>}
    />
  )
}

/** Finishes the lesson; one that is finished, or only looked at, just leads on. */
function Next({ lesson }: { lesson: Lesson }) {
  const { words, isPreview, mine } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().state === 'submitting'
  if (!isPreview && !lesson.isDone) {
    if (lesson.lack !== null) return <p>{lesson.lack}</p>
    return (
      <Form method="post">
        <Button iconAfter={lesson.next ? 'arrow' : 'check'} isBusy={isBusy}>
          {lesson.next ? words.finishNext : words.finish}
        </Button>
      </Form>
    )
  }
  if (lesson.next) {
    return (
      <LinkButton href={lesson.next} iconAfter="arrow">
        {words.next}
      </LinkButton>
    )
  }
  return isPreview ? null : (
    <LinkButton href={mine} look="line">
      {words.toMine}
    </LinkButton>
  )
}
