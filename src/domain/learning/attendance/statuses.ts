/** How somebody was at a session. */
export const attendanceStatuses = ['present', 'late', 'half', 'excused', 'absent'] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

export const isAttendanceStatus = (text: string): text is AttendanceStatus =>
  (attendanceStatuses as readonly string[]).includes(text)

/** What a status counts: its share of the hours of a session, 0 to 100, or the session is left out of the total. */
interface StatusShare {
  percent: number
  isLeftOut: boolean
}
export type StatusShares = Readonly<Record<AttendanceStatus, StatusShare>>

/** The shares where a site sets no others. */
export const defaultShares: StatusShares = {
  present: { percent: 100, isLeftOut: false },
  late: { percent: 100, isLeftOut: false },
  half: { percent: 50, isLeftOut: false },
  excused: { percent: 0, isLeftOut: true },
  absent: { percent: 0, isLeftOut: false },
}

/** The shares of a site: those that it sets, and the usual ones for the others. */
export const sharesOf = (rows: readonly (StatusShare & { code: AttendanceStatus })[]): StatusShares => ({
  ...defaultShares,
  ...Object.fromEntries(rows.map(({ code, percent, isLeftOut }) => [code, { percent, isLeftOut }])),
})
