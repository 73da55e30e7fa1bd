import type { AttendanceStatus } from '#domain/learning/attendance/statuses.ts'
import { presences } from './rules/attendance.ts'

/** What the statuses are called on a site: by its own names, where it changed them. */
export const statusNames = (own: ReadonlyMap<AttendanceStatus, string>, locale: 'th' | 'en') =>
  Object.fromEntries(
    presences.map(({ value, label }) => {
      const name = own.get(value)
      return [value, name === undefined || name === label.th ? label[locale] : name]
    }),
  ) as Record<AttendanceStatus, string>
