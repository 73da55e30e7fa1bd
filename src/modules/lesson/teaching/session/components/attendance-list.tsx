import { Form } from 'react-router'
import { attendanceStatuses } from '#domain/learning/attendance/statuses.ts'
import { classes } from '#ui/theme/classes.ts'
import type { Attendance } from '../describe-attendance.server.ts'
import styles from './session.module.css'

type Props = { list: Attendance; said: string | undefined; sheet?: string | undefined; imports?: string | undefined }

/** Who is there, for a thumb in the room: three large buttons beside each name, stored at once. */
export function AttendanceList({ list, said, sheet, imports }: Props) {
  const { words } = list
  return (
    <>
      <p className={styles.facts}>{[list.when, list.place, list.about].filter(Boolean).join(' · ')}</p>
      <Bar list={list} sheet={sheet} imports={imports} />
      <p className={styles.sum}>{list.sum}</p>
      <p className={styles.said} role="status">
        {said}
      </p>
      {list.people.length === 0 && <p>{list.isEmpty ? words.nobody : words.noMatch}</p>}
      <Form method="post" preventScrollReset>
        <ul className={styles.list}>
          {list.people.map((person) => (
            <Person key={person.id} person={person} names={list.names} words={words} />
          ))}
        </ul>
        {list.hasOpen && (
          <p>
            <button className={styles.act} name="intent" value="rest">
              {words.restAbsent}
            </button>
          </p>
        )}
      </Form>
    </>
  )
}

function Bar({ list, sheet, imports }: Omit<Props, 'said'>) {
  const { words } = list
  return (
    <div className={styles.bar}>
      <Form method="get" className={styles.search} role="search">
        <label className={styles.search}>
          {words.search}
          <input type="search" name="q" defaultValue={list.q} autoComplete="off" />
        </label>
      </Form>
      <a className={classes(styles.act, styles.strong)} href={list.code}>
        {words.showCode}
      </a>
      {sheet && (
        <a className={styles.act} href={sheet}>
          {words.signInSheet}
        </a>
      )}
      {imports && (
        <a className={styles.act} href={imports}>
          {words.imports}
        </a>
      )}
    </div>
  )
}

type PersonProps = { person: Attendance['people'][number] } & Pick<Attendance, 'names' | 'words'>

function Person({ person, names, words }: PersonProps) {
  return (
    <li className={styles.person}>
      <span className={styles.name} id={`name-${person.id}`}>
        {person.name}
        {person.isCode && <small>{words.code}</small>}
        {person.hours && <small>{person.hours}</small>}
      </span>
      <span className={styles.marks} role="group" aria-labelledby={`name-${person.id}`}>
        {attendanceStatuses.map((status) => (
          <button
            key={status}
            className={classes(styles.mark, styles[status])}
            name="mark"
            value={`${person.id} ${status}`}
            aria-pressed={person.status === status}
          >
            {names[status]}
          </button>
        ))}
      </span>
    </li>
  )
}
