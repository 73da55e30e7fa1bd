import { LinkButton } from '#ui/button/button.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { LessonTask } from './task.server.ts'
import { OwnAttendanceSection } from './attendance/own-attendance.tsx'
import { SessionSection } from './teaching/detail-parts.tsx'

/** What a lesson asks for in the player: the button to submit work or to sit an exam, or when and where to come. */
export function LessonTaskPart({ task }: { task: LessonTask }) {
  if ('exam' in task) return <ExamPart exam={task.exam} />
  if ('sessions' in task && task.sessions)
    return (
      <>
        <SessionSection shown={task.sessions} isAlways />
        <OwnAttendanceSection attendance={task.attendance ?? null} />
      </>
    )
  const { state, label, href } = task.handIn!
  return (
    <div className="stack">
      <Alert title={state} />
      <p>
        <LinkButton href={href} icon="pen">
          {label}
        </LinkButton>
      </p>
    </div>
  )
}

function ExamPart({
  exam: { name, state, text, label, href },
}: {
  exam: Extract<LessonTask, { exam: object }>['exam']
}) {
  return (
    <div className="stack">
      <Alert icon="quiz" title={name}>
        {[state, text].filter(Boolean).join(' · ')}
      </Alert>
      {href && (
        <p>
          <LinkButton href={href} icon="quiz">
            {label}
          </LinkButton>
        </p>
      )}
    </div>
  )
}
