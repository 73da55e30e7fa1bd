import { Alert } from '#ui/state/alert.tsx'
import styles from '../teaching/detail-parts.module.css'
import type { OwnAttendance } from './describe-own.server.ts'

/** What the learner attended of the course: the hours, what is missing, and each session. */
export function OwnAttendanceSection({ attendance }: { attendance: OwnAttendance | null }) {
  if (!attendance) return null
  const { title, sum, required, why, isMet, sessions } = attendance
  return (
    <section id="attendance">
      <h2>{title}</h2>
      <p>
        {sum}
        {required && (
          <>
            <br />
            {required}
          </>
        )}
      </p>
      {why && <Alert tone={isMet ? 'success' : 'info'} title={why} />}
      {sessions.map((one) => (
        <div key={one.id} className={styles.review}>
          <b>{one.name}</b>
          <p className={styles.text}>
            {one.when}
            <br />
            {one.text}
          </p>
        </div>
      ))}
    </section>
  )
}
