import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toldOf } from './followed.ts'
import { hasSeat, type WaitlistEntry, nextWaitlistState, seatsLeft } from './waitlist.ts'

const now = '2026-11-20T03:00:00.000Z'
const one = (_id: string, more: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  ...{
    _id,
    status: 'waiting',
    rank: 0,
    queuedAt: '2026-11-01T00:00:00.000Z',
    place: 0,
    calledAt: null,
    offeredUntil: null,
  },
  ...more,
})

test('freed seats go to the first, by the order of staff and then by time', () => {
  const line = [
    one('late', { queuedAt: '2026-11-03T00:00:00.000Z' }),
    one('early'),
    one('raised', { rank: -1, queuedAt: '2026-11-05T00:00:00.000Z' }),
  ]
  const moved = nextWaitlistState({ seats: 10, taken: 8, isOpen: true }, { line, now })
  expect(moved).toMatchObject({ served: ['raised', 'early'], waiting: ['late'] })
})

test.each([
  ['before its first day', '2026-11-19', false],
  ['on its first day', '2026-11-20', true],
  ['on its last day', '2026-11-25', true],
  ['after its last day', '2026-11-26', false],
])('who follows a course is told that registration is open: %s', (_when, today, isOpen) => {
  const course = { status: true, startRegistDate: '2026-11-20', endRegistDate: '2026-11-25', startDate: null, left: 1 }
  expect(toldOf(course, today).isOpen).toBe(isOpen)
})

test('an offer holds its seat until it runs out', () => {
  const line = [one('a', { status: 'offered', offeredUntil: '2026-11-20T03:00:00.001Z' }), one('b')]
  const course = { seats: 1, taken: 0, isOpen: true }
  expect(nextWaitlistState(course, { line, now })).toMatchObject({ offered: ['a'], served: [], waiting: ['b'] })
  const later = '2026-11-20T03:00:00.001Z'
  expect(nextWaitlistState(course, { line, now: later })).toMatchObject({ expired: ['a'], served: ['b'], waiting: [] })
})

test('the seat of whom staff called is counted before the others get theirs', () => {
  const line = [one('a'), one('b', { place: 1 }), one('c', { place: 2, calledAt: now })]
  expect(nextWaitlistState({ seats: 2, taken: 0, isOpen: true }, { line, now })).toMatchObject({
    served: ['a', 'c'],
    waiting: ['b'],
  })
})

test('whom staff called gets a seat whatever is free, and a closed line ends', () => {
  const line = [one('a'), one('b', { calledAt: now })]
  expect(nextWaitlistState({ seats: 0, taken: 0, isOpen: true }, { line, now })).toMatchObject({
    served: ['b'],
    waiting: ['a'],
  })
  expect(nextWaitlistState({ seats: 9, taken: 0, isOpen: false }, { line, now })).toMatchObject({
    closed: ['a', 'b'],
    served: [],
  })
})

test.each([
  [{ seats: null, taken: 9, offered: 0, queued: 0 }, null],
  [{ seats: 3, taken: 1, offered: 0, queued: 0 }, 2],
  [{ seats: 3, taken: 1, offered: 1, queued: 1 }, 0],
  [{ seats: 3, taken: 5, offered: 0, queued: 0 }, 0],
])('of %j anybody may take %j', (seating, left) => expect(seatsLeft(seating)).toBe(left))

test('who has an offer has a seat, and staff do not wait behind a line', () => {
  const full = { seats: 1, taken: 0, offered: 0, queued: 1 }
  expect(hasSeat(full, { hasOffer: false, isStaff: false })).toBe(false)
  expect(hasSeat(full, { hasOffer: false, isStaff: true })).toBe(true)
  expect(hasSeat({ ...full, offered: 1 }, { hasOffer: true, isStaff: false })).toBe(true)
})

type Event = 'join' | 'leave' | 'withdraw' | 'enrol' | 'hours'
const events = fc.array(
  fc.record({
    what: fc.constantFrom<Event>('join', 'leave', 'withdraw', 'enrol', 'hours'),
    who: fc.nat(9),
    hours: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 60 },
)

test.each([true, false])(
  'never more seats than there are, first come first served, nobody lost (free: %s)',
  (isFree) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), events, (seats, happened) => {
        const academy = play({ seats, isFree })
        for (const event of happened) academy.happens(event)
        expect(academy.served).toEqual(academy.served.toSorted((a, b) => a - b))
      }),
      { numRuns: 400 },
    )
  },
)

/** A simulation of a course that applies the rules without a database. */
function play({ seats, isFree }: { seats: number; isFree: boolean }) {
  const taken = new Set<number>()
  const left = new Set<number>()
  const joined = new Map<number, number>()
  const served: number[] = []
  let line: (WaitlistEntry & { who: number })[] = []
  let clock = Date.parse(now)
  let turn = 0
  const counted = () => {
    const offered = line.filter(({ status }) => status === 'offered').length
    return { seats, taken: taken.size, offered, queued: line.length - offered }
  }
  const act = ({ what, who, hours }: { what: Event; who: number; hours: number }) => {
    const place = line.find((each) => each.who === who)
    if (what === 'hours') clock += hours * 3_600_000
    if (what === 'withdraw') taken.delete(who)
    if (what === 'leave' && place) {
      line = line.filter((each) => each !== place)
      left.add(who)
    }
    const hasOffer = place?.status === 'offered' && Date.parse(place.offeredUntil!) > clock
    if (what === 'enrol' && !taken.has(who) && hasSeat(counted(), { hasOffer, isStaff: false })) {
      taken.add(who)
      line = line.filter((each) => each.who !== who)
    }
    if (what === 'join' && !place && !taken.has(who) && seatsLeft(counted()) === 0) {
      joined.set(who, ++turn)
      left.delete(who)
      line.push({ ...one(`${turn}`.padStart(4, '0')), who, queuedAt: new Date(clock).toISOString() })
    }
  }
  const move = () => {
    const moved = nextWaitlistState(
      { seats, taken: taken.size, isOpen: true },
      { line, now: new Date(clock).toISOString() },
    )
    const all = [moved.expired, moved.served, moved.waiting, moved.offered].flat()
    expect(all.toSorted()).toEqual(line.map(({ _id }) => _id).toSorted())
    const offeredUntil = new Date(clock + 48 * 3_600_000).toISOString()
    for (const { who, _id } of line) if (moved.served.includes(_id)) served.push(joined.get(who)!)
    if (isFree) for (const { who, _id } of line) if (moved.served.includes(_id)) taken.add(who)
    line = line
      .filter(({ _id }) => !moved.expired.includes(_id) && !(isFree && moved.served.includes(_id)))
      .map((each) => (moved.served.includes(each._id) ? { ...each, status: 'offered' as const, offeredUntil } : each))
  }
  const happens = (event: { what: Event; who: number; hours: number }) => {
    act(event)
    move()
    const { offered, queued } = counted()
    expect(taken.size + offered).toBeLessThanOrEqual(seats)
    // Nobody waits while a seat is free.
    if (queued > 0) expect(taken.size + offered).toBe(seats)
  }
  return { happens, served }
}
