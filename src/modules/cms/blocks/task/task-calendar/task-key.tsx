import type { CSSProperties } from 'react'
import type { ShownTask } from './load.server.ts'
import styles from './task-calendar.module.css'

/** A button with a task's name, which opens its details. */
export function TaskKey({ task, onOpen }: { task: ShownTask; onOpen: (task: ShownTask) => void }) {
  const style = { '--task': task.color } as CSSProperties
  return (
    <button type="button" className={styles.task} style={style} aria-haspopup="dialog" onClick={() => onOpen(task)}>
      <span>{task.title}</span>
    </button>
  )
}
