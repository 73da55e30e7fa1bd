import { fill } from '#domain/locale/fill.ts'
import type { TaskCalendarContent, ShownTask } from './load.server.ts'
import { TaskKey } from './task-key.tsx'
import styles from './task-calendar.module.css'

/** The number of tasks with each status, with a bar of the percentage. */
export function Shares({ shown: { shares, words } }: { shown: TaskCalendarContent }) {
  return (
    <dl className={styles.shares} aria-label={words.shares}>
      {shares.map(({ status, label, count, percent }) => (
        <div key={status} data-status={status}>
          <dt>{label}</dt>
          <dd className={styles.shares__count}>{fill(words.tasks, { n: count })}</dd>
          <dd className={styles.shares__percent}>{`${percent}%`}</dd>
          <dd className={styles.shares__bar} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The tasks in one column per status. */
export function Board({ shown, onOpen }: { shown: TaskCalendarContent; onOpen: (task: ShownTask) => void }) {
  const { shares, tasks, words } = shown
  return (
    <div className={styles.board} role="group" aria-label={words.board}>
      {shares.map(({ status, label, count }) => (
        <section key={status} data-status={status}>
          <h3>
            {label} <span className="num">{count}</span>
          </h3>
          {count === 0 && <p>{words.none}</p>}
          <ul>
            {tasks
              .filter((task) => task.status === status)
              .map((task) => (
                <li key={task.id}>
                  <TaskKey task={task} onOpen={onOpen} />
                  <p>{`${task.starts} – ${task.ends}`}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
