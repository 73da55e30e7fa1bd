import { useState } from 'react'
import { Badge } from '#ui/button/badge.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { Board, Shares } from './board.tsx'
import { MonthBar, type ShownMonth } from './month-bar.tsx'
import { MonthTable } from './month-table.tsx'
import { Starting } from './starting.tsx'
import type { TaskCalendarContent, ShownTask } from './load.server.ts'
import { TaskDialog } from './task-dialog.tsx'
import styles from './task-calendar.module.css'

/** A month of tasks, the tasks that start in it, their status and the board. Clicking a task opens its details. */
export default function TaskCalendar({ shown }: { shown: TaskCalendarContent }) {
  const [month, setMonth] = useState<ShownMonth>(monthOf(shown.today))
  const [open, setOpen] = useState<ShownTask | null>(null)
  const { title, words } = shown
  return (
    <section className="wrap block">
      <Head title={title} note={<Badge tone="warning">{words.sample}</Badge>} />
      <div className={styles.calendar}>
        <Alert title={words.sampleText} />
        <Shares shown={shown} />
        <MonthBar shown={shown} month={month} onMonth={setMonth} onToday={() => setMonth(monthOf(shown.today))} />
        <MonthTable shown={shown} month={month} onOpen={setOpen} />
        <Starting shown={shown} month={month} onOpen={setOpen} />
        <Board shown={shown} onOpen={setOpen} />
      </div>
      {open && <TaskDialog task={open} shown={shown} onClose={() => setOpen(null)} />}
    </section>
  )
}

const monthOf = (day: string): ShownMonth => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })
