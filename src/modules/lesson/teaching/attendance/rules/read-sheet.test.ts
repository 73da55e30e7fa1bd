import { describe, expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

const session = (_id: string, name: string, startsAt: string, cancelled = false, roundID: string | null = null) => ({
  ...{ _id, name, startsAt, cancelled, roundID, label: `${name} ${startsAt.slice(0, 10)}` },
})
const sessions = [
  session('s1', 'เช้า', '2026-12-01T02:00:00Z'),
  session('s2', 'บ่าย', '2026-12-01T06:00:00Z'),
  session('s3', 'เช้า', '2026-12-02T02:00:00Z'),
  session('s4', 'ยกเลิก', '2026-12-03T02:00:00Z', true),
  session('s5', 'หน้า', '2026-12-20T02:00:00Z'),
  session('s6', 'เช้ารุ่น 2', '2026-12-06T02:00:00Z', false, 'r2'),
  session('s7', 'เช้ารุ่น 1', '2026-12-06T02:00:00Z', false, 'r1'),
]
const person = (enrollID: string, name: string, citizen: string | null = null, roundID: string | null = null) => ({
  ...{ enrollID, roundID, name, citizen, email: `${enrollID}@example.com`, username: enrollID },
})
const people = [
  person('somchai', 'สมชาย ใจดี', '1101700203451'),
  person('malee', 'มาลี งาม'),
  person('malee2', 'มาลี งาม'),
  person('wichian', 'วิเชียร', null, 'r2'),
]
const read = (rows: string[][]) =>
  readSheet(rows, { people, sessions, names: new Map(), now: Date.parse('2026-12-10T00:00:00Z') })
const faults = (rows: string[][]) => read(rows).problems.map(({ row, column, fault }) => [row, column, fault])

describe('an attendance sheet', () => {
  test('marks sessions of the learner’s own round alone; a day means those', () => {
    const table = [
      ['username', 'เช้ารุ่น 2', 'เช้ารุ่น 1', 'บ่าย'],
      ['wichian', 'ม', 'ม', 'ม'],
      ['somchai', 'ม', '', 'ม'],
    ]
    expect(read(table).cells.map(({ enrollID, sessionID }) => `${enrollID} ${sessionID}`)).toEqual([
      'wichian s6',
      'wichian s2',
      'somchai s2',
    ])
    expect(faults(table)).toEqual([
      [2, 3, 'other-round'],
      [3, 2, 'other-round'],
    ])
    const day = [
      ['username', '6/12/2569'],
      ['wichian', 'ม'],
    ]
    expect(read(day).cells.map(({ sessionID }) => sessionID)).toEqual(['s6'])
  })

  test('is read by citizen id, e-mail, user name or name', () => {
    for (const [head, value] of [
      ['เลขประจำตัวประชาชน', '1-1017-00203-45-1'],
      ['E-mail', 'SOMCHAI@example.com'],
      ['ชื่อผู้ใช้', 'somchai'],
      ['ชื่อ-นามสกุล', ' สมชาย  ใจดี '],
    ])
      expect(
        read([
          [head!, 'บ่าย'],
          [value!, '✓'],
        ]),
      ).toEqual({
        ...{ cells: [{ enrollID: 'somchai', sessionID: 's2', status: 'present' }], problems: [] },
      })
  })

  test('a day means all its sessions, and an empty cell says nothing', () => {
    const { cells, problems } = read([
      ['ลำดับ', 'username', '1/12/2569', '2 ธ.ค. 2569', 'หมายเหตุ'],
      ['1', 'somchai', '½', '', 'ดี'],
    ])
    expect(problems).toEqual([])
    expect(cells.map(({ sessionID, status }) => [sessionID, status])).toEqual([
      ['s1', 'half'],
      ['s2', 'half'],
    ])
  })

  test.each<[string, string[][], (string | number)[][]]>([
    [
      'an unknown person',
      [
        ['username', 'บ่าย'],
        ['nobody', 'ม'],
      ],
      [[2, 1, 'person-unknown']],
    ],
    [
      'a person twice',
      [
        ['username', 'บ่าย'],
        ['somchai', 'ม'],
        ['SOMCHAI', 'ข'],
      ],
      [[3, 1, 'person-twice']],
    ],
    [
      'two of one name',
      [
        ['name', 'บ่าย'],
        ['มาลี งาม', 'ม'],
      ],
      [[2, 1, 'person-ambiguous']],
    ],
    [
      'nobody',
      [
        ['username', 'บ่าย'],
        ['', 'ม'],
      ],
      [[2, 1, 'person-missing']],
    ],
    [
      'an unknown day',
      [
        ['username', 'บ่าย', '5/12/2569'],
        ['somchai', 'ม', 'ม'],
      ],
      [[1, 3, 'column-unknown']],
    ],
    [
      'an unknown column',
      [
        ['username', 'บ่าย', 'คะแนน'],
        ['somchai', 'ม', '9'],
      ],
      [[1, 3, 'column-unknown']],
    ],
    [
      'a name of two sessions',
      [
        ['username', 'บ่าย', 'เช้า'],
        ['somchai', 'ม', 'ม'],
      ],
      [[1, 3, 'column-ambiguous']],
    ],
    [
      'a session twice',
      [
        ['username', 'บ่าย', '1/12/2569'],
        ['somchai', 'ม', 'ข'],
      ],
      [[1, 3, 'column-twice']],
    ],
    [
      'a cancelled session',
      [
        ['username', 'บ่าย', 'ยกเลิก'],
        ['somchai', 'ม', 'ม'],
      ],
      [[1, 3, 'session-cancelled']],
    ],
    [
      'a session to come',
      [
        ['username', 'บ่าย', 'หน้า'],
        ['somchai', 'ม', 'ม'],
      ],
      [[1, 3, 'session-future']],
    ],
    [
      'an unknown status',
      [
        ['username', 'บ่าย'],
        ['somchai', 'อาจจะ'],
      ],
      [[2, 2, 'status-unknown']],
    ],
    [
      'no people',
      [
        ['คะแนน', 'บ่าย'],
        ['1', 'ม'],
      ],
      [
        [1, 1, 'column-unknown'],
        [1, 1, 'no-people'],
      ],
    ],
    ['no sessions', [['username'], ['somchai']], [[1, 1, 'no-sessions']]],
    ['an empty file', [], [[1, 1, 'no-people']]],
  ])('%s is reported in its cell', (_what, rows, expected) => expect(faults(rows)).toEqual(expected))

  test('what is right beside a fault is kept', () => {
    expect(
      read([
        ['username', 'บ่าย'],
        ['nobody', 'ม'],
        ['somchai', 'ล'],
      ]).cells,
    ).toEqual([{ enrollID: 'somchai', sessionID: 's2', status: 'excused' }])
  })
})
