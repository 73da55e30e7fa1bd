import { describe, expect, test } from 'vitest'
import { type AttendanceMark, attendedOf, type CourseSession } from './attended-hours.ts'
import { type AttendanceStatus, defaultShares, type StatusShares, sharesOf } from './statuses.ts'
import { attendanceVerdict } from './verdict.ts'

/** A session on a day of December from one hour until another, in Bangkok. */
const on = (day: number, [from, to]: [number, number], more: Partial<CourseSession> = {}): CourseSession => {
  const at = (hour: number) => new Date(Date.UTC(2026, 11, day, hour - 7)).toISOString()
  return { _id: `s${day}-${from}`, startsAt: at(from), endsAt: at(to), hours: null, cancelled: false, ...more }
}
const enrolled = '2026-11-20T00:00:00.000Z'
const mark = (session: CourseSession, status: AttendanceStatus, at = session.endsAt): AttendanceMark => ({
  ...{ sessionID: session._id, status, at },
})

const day1 = on(1, [9, 16])
const day2 = on(2, [9, 16])
const half = on(3, [9, 12], { hours: 2.5 })
const gone = on(4, [9, 16], { cancelled: true })
const other = on(1, [10, 13])
const touching = on(1, [16, 18])
const later = on(20, [9, 16])

interface Case {
  sessions: CourseSession[]
  marks: AttendanceMark[]
  shares?: StatusShares
  since?: string
}

/** Hours attended, hours that ended, hours planned, and the verdict on at least 80 percent. */
const come = ({ sessions, marks, shares = defaultShares, since = enrolled }: Case) => {
  const attended = attendedOf({ sessions, marks, shares, since, now: Date.UTC(2026, 11, 10) })
  const { state, percent } = attendanceVerdict(attended, 80)
  const { minutePercents, totalMinutes, plannedMinutes } = attended
  return [minutePercents / 6000, totalMinutes / 60, plannedMinutes / 60, percent, state]
}

const lateHalf = sharesOf([{ code: 'late', percent: 50, isLeftOut: false }])
const excusedCounts = sharesOf([{ code: 'excused', percent: 0, isLeftOut: false }])

describe('the hours attended', () => {
  test.each<[string, Case, (number | string | null)[]]>([
    ['no sessions', { sessions: [], marks: [] }, [0, 0, 0, null, 'none']],
    ['present', { sessions: [day1], marks: [mark(day1, 'present')] }, [7, 7, 7, 100, 'met']],
    ['late counts in full', { sessions: [day1], marks: [mark(day1, 'late')] }, [7, 7, 7, 100, 'met']],
    ['late at half', { sessions: [day1], marks: [mark(day1, 'late')], shares: lateHalf }, [3.5, 7, 7, 50, 'short']],
    [
      'half a day',
      { sessions: [day1, day2], marks: [mark(day1, 'half'), mark(day2, 'present')] },
      [10.5, 14, 14, 75, 'short'],
    ],
    [
      'excused is left out',
      { sessions: [day1, day2], marks: [mark(day1, 'excused'), mark(day2, 'present')] },
      [7, 7, 7, 100, 'met'],
    ],
    [
      'excused counts as absent where the site says so',
      { sessions: [day1, day2], marks: [mark(day1, 'excused'), mark(day2, 'present')], shares: excusedCounts },
      [7, 14, 14, 50, 'short'],
    ],
    ['excused from all of it', { sessions: [day1], marks: [mark(day1, 'excused')] }, [0, 0, 0, null, 'short']],
    ['absent', { sessions: [day1], marks: [mark(day1, 'absent')] }, [0, 7, 7, 0, 'short']],
    ['without a record', { sessions: [day1, day2], marks: [mark(day1, 'present')] }, [7, 14, 14, 50, 'short']],
    ['cancelled', { sessions: [day1, gone], marks: [mark(day1, 'present')] }, [7, 7, 7, 100, 'met']],
    [
      'cancelled after it was marked',
      { sessions: [day1, gone], marks: [mark(day1, 'present'), mark(gone, 'absent')] },
      [7, 7, 7, 100, 'met'],
    ],
    ['all cancelled', { sessions: [gone], marks: [] }, [0, 0, 0, null, 'none']],
    ['hours of its own, in halves', { sessions: [half], marks: [mark(half, 'present')] }, [2.5, 2.5, 2.5, 100, 'met']],
    [
      'before the enrolment',
      { sessions: [day1, day2], marks: [mark(day2, 'present')], since: '2026-12-01T12:00:00Z' },
      [7, 7, 7, 100, 'met'],
    ],
    [
      'enrolled during a session',
      { sessions: [day1], marks: [], since: '2026-12-01T03:00:00Z' },
      [0, 7, 7, 0, 'short'],
    ],
    [
      'there before the enrolment was written down',
      {
        sessions: [day1, day2],
        marks: [mark(day1, 'present', '2026-12-02T00:00:00Z'), mark(day2, 'present')],
        since: '2026-12-01T12:00:00Z',
      },
      [14, 14, 14, 100, 'met'],
    ],
    [
      'marked before progress began again',
      { sessions: [day1, day2], marks: [mark(day1, 'present'), mark(day2, 'present')], since: '2026-12-01T12:00:00Z' },
      [7, 7, 7, 100, 'met'],
    ],
    [
      'two at one time, there in one',
      { sessions: [day1, other], marks: [mark(other, 'present')] },
      [3, 3, 3, 100, 'met'],
    ],
    [
      'two at one time, one of them absent',
      { sessions: [day1, other], marks: [mark(day1, 'present'), mark(other, 'absent')] },
      [7, 7, 7, 100, 'met'],
    ],
    ['two at one time, both without a record', { sessions: [day1, other], marks: [] }, [0, 7, 7, 0, 'short']],
    [
      'partly at one time',
      { sessions: [day1, other], marks: [mark(other, 'present'), mark(day1, 'absent')] },
      [3, 7, 7, 42, 'short'],
    ],
    ['one after the other', { sessions: [day1, touching], marks: [mark(day1, 'present')] }, [7, 9, 9, 77, 'short']],
    ['one to come', { sessions: [day1, later], marks: [mark(day1, 'present')] }, [7, 7, 14, 100, 'open']],
    [
      'one to come that is marked already',
      { sessions: [day1, later], marks: [mark(day1, 'present'), mark(later, 'present', '2026-12-05T00:00:00Z')] },
      [7, 7, 14, 100, 'open'],
    ],
  ])('%s', (_what, given, expected) => {
    expect(come(given)).toEqual(expected)
  })
})

describe('the verdict', () => {
  const of = (sessions: CourseSession[], marks: AttendanceMark[]) =>
    attendedOf({ sessions, marks, shares: defaultShares, since: enrolled, now: Date.UTC(2026, 11, 10) })

  test('is exact at the limit', () => {
    const five = [1, 2, 3, 4, 5].map((day) => on(day, [9, 16]))
    const attended = of(
      five,
      five.slice(1).map((one) => mark(one, 'present')),
    )
    expect(attendanceVerdict(attended, 80)).toMatchObject({ state: 'met', percent: 80, missingMinutes: 0 })
    expect(attendanceVerdict(attended, 81)).toMatchObject({ state: 'short', percent: 80, canReach: false })
  })

  test('says what is missing, and whether it can be reached', () => {
    const attended = of([day1, day2, later], [mark(day2, 'present')])
    expect(attendanceVerdict(attended, 60)).toMatchObject({ state: 'open', missingMinutes: 336, canReach: true })
    expect(attendanceVerdict(attended, 100)).toMatchObject({ missingMinutes: 840, canReach: false })
  })

  test('says of each session how it counts', () => {
    const { lines } = of([day1, other, gone, later, day2], [mark(other, 'half'), mark(day2, 'excused')])
    expect(lines.map(({ state, attendedMinutes }) => [state, attendedMinutes])).toEqual([
      ['other', 0],
      ['counted', 90],
      ['cancelled', 0],
      ['upcoming', 0],
      ['out', 0],
    ])
  })
})
