import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Outline } from '#ui/outline/outline.tsx'
import { PlayerBar, PlayerPanel } from '#ui/player/player.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Learning, Previewing } from '../components/player/late.tsx'
import { Locked } from '../components/player/locked.tsx'
import { LessonTaskPart } from '../teaching/lesson-task.tsx'
import type { action, loader } from './play.server.ts'

export { action, loader } from './play.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type ScreensPlayViewModel = ReturnType<typeof useLoaderData<typeof loader>>
type Lesson = NonNullable<ScreensPlayViewModel['lesson']>

/** A lesson with the learner's progress and the button to the next step. */
export default function Play() {
  const { course, back, lesson, panel, words, mine } = useLoaderData<typeof loader>()
  const sheet = panel && (
    <a href="#contents">
      <Icon name="menu" />
      {words.contents}
    </a>
  )
  const bar = <PlayerBar back={back} course={<Breakable text={course} />} end={sheet} />
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

function LessonPlayer({ lesson, panel }: { lesson: Lesson; panel: NonNullable<ScreensPlayViewModel['panel']> }) {
  const { words, locked, beside, said, panelAt } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const side = (
    <PlayerPanel
      title={words.contents}
      done={panel.done}
      total={panel.total}
      progressLabel={words.progress}
      summary={panel.summary}
      percent={panel.percent}
      id="contents"
      close={words.closeContents}
    >
      <Outline key={lesson.id} chapters={panel.outline} isPanel />
    </PlayerPanel>
  )
  const task = lesson.task && <LessonTaskPart task={lesson.task} />
  const common = { lesson, panel: side, panelAt, next: <Next lesson={lesson} />, words, task }
  if (locked) return <Locked lesson={lesson} panel={side} panelAt={panelAt} locked={locked} />
  if (!beside) return <Previewing {...common} said={said} />
  const problem = answer?.problem ? <Alert tone="danger" title={answer.problem} /> : null
  return <Learning key={lesson.id} {...common} {...{ beside, said, problem }} />
}

/** Completes the lesson. A completed or previewed lesson only has a link to the next one. */
function Next({ lesson }: { lesson: Lesson }) {
  const { words, isPreview, mine, beside } = useLoaderData<typeof loader>()
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
    <LinkButton href={mine} look={beside ? 'solid' : 'line'}>
      {words.toMine}
    </LinkButton>
  )
}
